### Панель наставника в первой партии с наставником.

guide = Наставник
guide-next = Дальше
guide-back = Назад
guide-hide = Скрыть наставника
guide-show = Наставник
guide-place = { $n } из { $of }
