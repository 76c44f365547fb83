"""The words of recovery phrases: 256 of each language, told apart by their first four letters."""

from __future__ import annotations

from typing import Final

from ..kernel.shapes import Locale

EN: Final = """
acorn adder alder amber anvil apple apron arch ashes autumn axle bacon bagpipe bakery balcony
bamboo barn barrel basil basket bean beaver bench bicycle birch biscuit blanket boat bonfire
bonnet boot bowl branch bread brick broom brush bucket butter cabin cactus candle canoe carrot
castle cattle chain chalk cheese cherry chicken chimney church cider clay cliff clock cloud coal
coast coffee comb copper coral cork cottage cradle crane cricket cuckoo curtain daisy dance donkey
door dove dragon duck eagle ember engine falcon farmer feather fence ferry fiddle field finger
fish flag flame flint flour flute forest fountain frog frost garden gate giant ginger glass goat
goose grape gravel guitar hammer harbor hazel hedge helmet heron hinge honey hood horn house
hunter igloo island jacket jewel juniper kettle kite knot ladder lamb lamp lantern lark lemon
lentil letter lily lion lizard lobster lock lumber magnet maple marble meadow melon mill mirror
monkey moon moss mouse mushroom mustard napkin nest nettle ocean onion orchard otter oven oyster
paint palace paper parrot pasture path peach pebble pencil pepper petal pigeon pillow pine pirate
plate plow plum pocket poppy potato puddle pumpkin quail quilt rabbit radish rain raven reed river
robin rocket roof rope rose saddle saffron salmon salt sand scarf seed shadow sheep shell shoe
shovel silver sleigh snail snow soap spider spoon spring spruce stable star stone storm straw
sugar summer swan tailor teapot thimble thistle tiger timber tomato trumpet tulip tunnel turnip
umbrella valley velvet violin walnut water weasel whale wheel whistle willow window wolf wool yarn
"""

FR: Final = """
abeille abricot agneau aiguille airelle amande ancre anneau arbre argile armoire artichaut
assiette atelier automne avoine balcon baleine bambou banane banc bassin bateau biche bille bison
blaireau bonnet bottes bougie bouquet bourgeon branche brebis brochet brouette buisson cabane
cadenas cahier caille canard carotte carton cascade cerise chaise chandelle chapeau château chemin
chêne chien chouette cigale cigogne cloche clôture cochon coffre colline compas confiture corbeau
corde coupe couronne crabe craie crayon cresson cruche cuisine cuivre danse dauphin dragon drapeau
écureuil édredon église enclume encre épinard érable étable étang étrier faisan falaise faucon
fauteuil ferme feuille figue fleur foin fontaine forge fougère four framboise frêne fumée fusée
gant garage géant genou gerbe glace gland gourde goutte grange grelot grotte grue guitare hamac
hameau haricot harpe hérisson héron hibou histoire horloge huile huître jardin jasmin jonc
jonquille jument jupe laine laitue lampe lapin lavande lettre levain lièvre lilas lion livre
loutre lune machine malle manteau marmite marron mélèze melon merle mésange meule miroir mouche
mousse mouton mulet muscade myrtille navet neige noisette noix oiseau olive ongle orage oreille
orge oseille osier outil paille pain panier papier patate pêche pelle pendule persil peuplier
phare pierre pigeon pinson pioche plage planche plume poire poisson pomme pont potager poule
printemps prune quille racine radeau raisin rameau réglisse renard robe robinet roseau rouet ruche
ruisseau sable safran salade sardine sauge saumon savon seigle semence serpe sillon soleil source
tabac tambour tapis taupe taureau tilleul tiroir toile tomate tonneau tortue traîneau truelle
truite tulipe vache vague valise vanille veau velours verre violon volet wagon
"""

RU: Final = """
абрикос аист алмаз ананас арбуз арка барсук башня берег беседка бисер бочка брусника бублик буква
букет бутон ваза вафля ведро верба вереск весна ветка вилка виноград водопад воздух волк волна
воск галка гитара гнездо гном горох горшок гречка гриб груша грядка дача двор дельфин дерево
долина дорога дракон дрозд дубрава дудка ежевика енот жаворонок железо жираф журавль завод закат
запад заря заяц звезда зебра зеркало зерно змея зонтик игла изба икра индюк ирис искра калач
калина камин камыш капля капуста карман карта каша каштан кирпич кисть клубника клюква книга
кнопка ковш козёл комод компас конфета копна корзина костёр котёл край крапива крот крыло крючок
кувшин кукла купол кухня лавка лампа ландыш лебедь ледник лента лестница лимон липа лодка ложка
лосось лошадь луна лыжи магнит майка марка маска маяк мельница мешок миска молоко мост мотор
муравей мухомор мышь мята ноготь норка облако овёс огонь огород одеяло озеро олень опушка орех
осень остров очаг павлин палатка пальма паром парус пастух пенал перец песок печать пила письмо
пламя плот плуг повар погреб поезд полка порог посуда пояс пруд птица пуговица пчела пыль ракета
рассвет репа решето рожь роза роща рубашка ручей рыба рябина салат сани сарай сахар север сено
сеть сирень скала скатерть скрипка слива смола снег сова сокол сорока сосна стакан степь стол
стриж сугроб сундук танец тарелка теплица терем тигр тимьян топор трава труба туман тыква улитка
улица утёс утка фасоль фиалка флаг фонарь халат хвоя хлеб холм храм хутор цветок цепь чайка чашка
чеснок чудо шапка шарф шишка шкаф шуба щавель щенок щука якорь ястреб ячмень
"""

WORDS: Final[dict[Locale, tuple[str, ...]]] = {
    "en": tuple(EN.split()),
    "fr": tuple(FR.split()),
    "ru": tuple(RU.split()),
}
