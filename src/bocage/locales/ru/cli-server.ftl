### What `bocage serve` says to whoever runs a server.

server-at = Стол накрыт: { $address }
server-stop = Чтобы остановить сервер, прервите программу. Партии сохраняются.
server-not-built = Страницы стола ещё не собраны.
server-port-taken = Порт { $port } занят. Выберите другой.
server-one-worker = С SQLite все столы обслуживает один процесс: не указывайте --workers или задайте 1. Для нескольких нужен PostgreSQL (--database).
server-no-database = Не удалось открыть базу данных.
server-no-file = Базы данных нет: { $file }
server-older-schema = База данных от более старой версии (схема { $found }, нужна { $known }). Сервер обновит её при запуске.
server-newer-schema = Базу данных изменила более новая версия (схема { $found }, известна { $known }). Установите эту версию или вернитесь к резервной копии.
