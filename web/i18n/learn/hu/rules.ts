import type { rulesTexts as en } from '../en/rules.ts';

export const rulesTexts: Record<keyof typeof en, string> = {
  'rules.kiswahili.board.title': 'Tábla és kezdés',
  'rules.kiswahili.board.text':
    'A táblán négy sorban nyolc-nyolc gödör van. A te oldaladon lévő két sor a tiéd: az első sor a másik játékossal néz szembe, a hátsó sor mögötte fekszik. Tizenhat gödröd gyűrűt alkot, és csak a saját gyűrűdben vetsz.\nAz első gödrök A1-től A8-ig, a hátsók B1-től B8-ig vannak számozva, a te bal kezedtől; Északéi kisbetűsek. Az első sor két vége a [[kichwa]], a mellettük lévő gödrök a [[kimbi]], a négyzetes A5 gödör a [[nyumba]].\n64 [[kete]] van. Kezdetben mindkét játékosnak 6, 2 és 2 van az első sorban, és 22 a [[ghala|ghalában]]. Dél kezd.',
  'rules.kiswahili.lap.title': 'Vetések',
  'rules.kiswahili.lap.text':
    'Kiemelsz egy gödröt, és minden következő gödörbe egy magot vetsz; egyetlen gödör sem marad ki. Ez egy [[lap|vetés]]. Ha az utolsó mag üres gödörbe esik, a lépésed véget ér. Ha a gödörben magok voltak, mindet kiemeled, és ugyanarra vetsz tovább: [[endelea]].\nAz első cselekvés dönti el a lépés fajtáját. Ha üt, minden későbbi vetés is üthet. Ha nem, az egész lépés [[takata]], és nem üt semmit.',
  'rules.kiswahili.namua.title': 'Namua: ütés',
  'rules.kiswahili.namua.text':
    'Amíg van magod a [[ghala|ghalában]], az első szakaszban vagy, ez a [[namua]]: minden lépés egy magot hoz a táblára. Ha egy foglalt első gödröd a másik játékos foglalt első gödrével néz szembe, ütnöd kell: tedd a magot egy ilyen gödörbe, és vedd el a vele szemközti gödör minden magját. A saját gödröd megtartja magjait. A hátsó gödrök védettek.\nAz ütött magok az első sorod mentén vetődnek el egy [[kichwa|kichwából]]. Kichwából vagy kimbiből mindig a közeliből. A köztük lévő négy gödörből az első ütésnél te választasz; utána a vetés iránya megmarad.',
  'rules.kiswahili.takata.title': 'Namua: takata',
  'rules.kiswahili.takata.text':
    'Ha nem tudsz ütni, tedd a magot egy foglalt első gödörbe, emeld ki az egész gödröt, és vesd el balra vagy jobbra. Ez a [[takata]].\nAmíg a házad [[functional|működik]], bármely más első gödör jó. Ha a ház már nincs meg, csak kettes vagy nagyobb gödör indulhat, kivéve ha mindben egy van. Az a kichwa, amely egyedüli foglalt első gödröd, befelé vetődik.',
  'rules.kiswahili.house.title': 'A ház',
  'rules.kiswahili.house.text':
    'A [[nyumba]] kezdettől a tiéd, és namuában ereje van, amíg legalább hat mag van benne. Az ott végződő takata megáll. Az ott végződő ütő vetés, ha szemben nincs mit ütni, szintén megáll, vagy megjátszod a házat: egészben kiemeled, és továbbvetsz; ez a [[safari]]. Utána a játszma végéig közönséges gödör.\nHa a ház az egyetlen foglalt első gödröd, és nem tudsz ütni, [[tax|adót]] fizetsz: hozzáteszed a magot, és csak kettőt vetsz.\nHatnál kevesebb maggal a ház [[dormant|alszik]], közönséges gödör, amíg újra hat nem lesz benne; ekkor bármely foglalt első gödör indíthat takatát, egyes mag is. A ház végleg elvész, ha egészben kiemelik vagy kiütik.',
  'rules.kiswahili.mtaji.title': 'Mtaji',
  'rules.kiswahili.mtaji.text':
    'Ha a ghalád üres, a második szakaszban vagy, ez az [[mtaji]]. A lépés most egy gödröd kiemelésével indul. Ha tudsz, ütnöd kell: emelj ki 2–15 magot bármelyik sorból úgy, hogy az első vetés egy saját, addig is foglalt első gödörben érjen véget, amely foglalttal néz szembe.\nAz ütött magok megtartják a vetés irányát, kivéve ha kichwa vagy kimbi ütött: akkor a közeli kichwa jön. E szakasz első ütése mindkét háznak véget vet.',
  'rules.kiswahili.mtajiTakata.title': 'Mtaji: takata',
  'rules.kiswahili.mtajiTakata.text':
    'Ütés nélkül emelj ki egy kettes vagy nagyobb első gödröt, és vesd bármerre. Csak ha egyik első gödörben sincs kettő, akkor indulhatsz a hátsó sorból. Egyetlen mag sosem indít lépést, és a magányos kichwa befelé megy.',
  'rules.kiswahili.takasia.title': 'Takasia',
  'rules.kiswahili.takasia.text':
    'Egy mtaji-takata után, ha a másik játékos nem tud ütni, és a te következő ütéseid mind ugyanazt a gödröt vennék el, az a gödör egy lépésre [[takasia]]. Gazdája nem indulhat belőle, és az ő benne végződő vetése megáll, így nem viheti el egyszerűen a magokat.\nA gödör mentesül, ha még birtokolt ház, ha az egyetlen foglalt első gödör, vagy ha az egyetlen első gödör kettővel vagy többel.',
  'rules.kiswahili.end.title': 'Nyerés',
  'rules.kiswahili.end.text':
    'Azonnal nyersz, ha a másik első sor üres: [[baoHamna|bao hamna]]. Akkor is nyersz, ha a másik játékosnak nincs szabályos lépése. Megegyezéses vagy számolásos döntetlen nincs; hogy hány magod van, nem számít.\nAz a lépés, amely 100 000-nél több magot vetne, véget nem érőnek számít, és nem tehető meg. Ezen a felületen ugyanaz az állás harmadszor döntetlen.',

  'rules.kujifunza.start.title': 'Kezdés',
  'rules.kujifunza.start.text':
    'A tanulók játéka. Mind a 32 gödörben két mag van, kézben semmi. Nincs [[nyumba]] és nincs [[takasia]]: csak az [[mtaji]] szabályai, így először a vetést és az ütést tanulja meg az ember.\nAz első játékos ki tudja kényszeríteni a nyerést: A3 jobbra, vagy tükörképe, A6 balra, a két játékos együttes 21 lépésében nyer. Más első lépés nem.',
  'rules.kujifunza.turn.title': 'Egy lépés',
  'rules.kujifunza.turn.text':
    'Emelj ki egy 2–15 magos gödröt úgy, hogy az első vetés egy saját foglalt, foglalttal szembenéző első gödörben érjen véget. Elveszed, ami szemben van, és abból a kichwából veted, amely megtartja az irányodat; kichwából vagy kimbiből a közeliből. Ha nincs mit ütni, [[takata]] egy kettes vagy nagyobb első gödörből.',
  'rules.kujifunza.end.title': 'Nyerés',
  'rules.kujifunza.end.text':
    'Ürítsd ki a másik első sort, vagy hagyd a másik játékost lépés nélkül. A példában Északnak csak egyes magjai maradnak.',

  'rules.kete.start.title': 'Kezdés és meccs',
  'rules.kete.start.text':
    'A Bao la Kete, más néven Komwe, Lamu játéka. A tábla és a kezdés a Bao la Kiswahilié; a ház neve [[kuu]]. Ami itt nincs kimondva, olyan, mint ott.\nA meccs három játszmából a több, és véget ér, ha valaki kettőt megnyert.',
  'rules.kete.kuu.title': 'A kuu sosem esik hat alá',
  'rules.kete.kuu.text':
    'Ha a kuu az egyetlen foglalt első gödröd, és nem tudsz ütni, két mag csak akkor vetődik [[tax|adóként]], ha hat vagy több marad. A pontosan hatos kuut, az új maggal hetet, egészben kell kiemelni, és ezzel elvész.',
  'rules.kete.mtaji.title': 'A kuu mtajiban',
  'rules.kete.mtaji.text':
    'Az első mtaji-ütés nem vet véget a kuunak: csak akkor vész el, ha egészben kiemelik vagy kiütik. De amíg a tiéd, az mtaji-takatádnak onnan kell indulnia.',
  'rules.kete.takasia.title': 'Hizi zetu',
  'rules.kete.takasia.text':
    'A takasia neve itt [[hiziZetu|hizi zetu]], „ezek a mieink”, és komolyan is gondolja: a következő lépésben a megjelölt gödröt az első ütésnek el kell vennie, ha lehet, akkor is, ha más ütések is lehetővé váltak. A jel ehhez addig marad, amíg a gödörben mag van.\nA saját kuuból induló első vetés továbbfut, ha a megjelölt gödörben ér véget.',

  'rules.bawo.start.title': 'Kezdés',
  'rules.bawo.start.text':
    'A Bawo Malawi játéka. A [[kuu]] 8 maggal kezd, mellette 2 és 2, kézben 20. A kuu 8-tól működik. Ami itt nincs kimondva, olyan, mint a Bao la Kiswahiliben.',
  'rules.bawo.kuu.title': 'A magányos kuu',
  'rules.bawo.kuu.text':
    'Ha a kuu az egyetlen foglalt első gödröd, és nem tudsz ütni, csak akkor vetsz kettőt [[tax|adóként]], ha 8 vagy több marad. Ha pontosan 8, az új maggal kilenc, mindet kiemeled.',
  'rules.bawo.singles.title': 'Egyes magok',
  'rules.bawo.singles.text':
    'Namuában egyes mag csak akkor indíthat takatát, ha a működő kuun kívül minden foglalt első gödörben egy van.',
  'rules.bawo.guard.title': 'Az őrség',
  'rules.bawo.guard.text':
    'Amíg a saját működő kuud magokkal néz szembe, a másik játékos kuuját nem ütheted, amíg az övé, bármilyen kevés mag van benne. Az ilyen indulás nem ütés, és az ott végződő vetés továbbfut. Ez mindkét szakaszban áll.',
  'rules.bawo.mtaji.title': 'A kuu mtajiban',
  'rules.bawo.mtaji.text':
    'A birtokolt és működő kuunak kell indítania a második szakasz első takatáját. Az ütések nem vetnek véget neki: csak akkor vész el, ha egészben kiemelik vagy kiütik.',

  'rules.bawo10.start.title': 'Kezdés',
  'rules.bawo10.start.text':
    'Bawo nagyobb [[kuu|kuuval]]: 10 mag, mellette 2 és 2, kézben 18. A kuu 10-től működik. Minden más szabály a Bawóé, nyolc helyett tízzel.',
  'rules.bawo10.kuu.title': 'A magányos kuu',
  'rules.bawo10.kuu.text':
    'Ha a kuu az egyetlen foglalt első gödröd, és nem tudsz ütni: [[tax|adó]], ha 10 vagy több marad, különben emeld ki egészben.',
  'rules.bawo10.guard.title': 'Az őrség',
  'rules.bawo10.guard.text': 'Amíg a működő, 10 vagy több magos kuud magokkal néz szembe, a másik kuu nem üthető.',
  'rules.bawo10.mtaji.title': 'A kuu mtajiban',
  'rules.bawo10.mtaji.text': 'A birtokolt, működő kuunak kell indítania a második szakasz első takatáját.',

  'rules.hawalis.start.title': 'Kezdés',
  'rules.hawalis.start.text':
    'A Hawalis Omán játéka. A tábla négy sorában hét-hét gödör van két-két maggal, összesen 56. Kézben semmi, ház sincs. Csak az óramutatóval ellentétesen vetsz: az első sorban balra, a hátsóban jobbra.\nA lépés egy kettes vagy nagyobb gödröt emel ki. A foglalt gödörben végződő vetés azt kiemeli, és folytatódik.',
  'rules.hawalis.capture.title': 'Ütés',
  'rules.hawalis.capture.text':
    'Az utolsó magnak az első sorod egy üres gödrébe kell esnie. Ha a szemközti első gödörben magok vannak, azokat és a mögötte lévő hátsó gödör magjait leveszed a tábláról, és a lépés véget ér. Ha üres, nem veszel semmit. Üres hátsó gödörben a lépés egyszerűen véget ér. Ütni senkinek sem kötelező.',
  'rules.hawalis.single.title': 'Egyes magok',
  'rules.hawalis.single.text':
    'Ha egyik gödrödben sincs kettő vagy több, egyetlen mag egy gödörrel odébb léphet, de csak üresbe.',
  'rules.hawalis.end.title': 'Nyerés',
  'rules.hawalis.end.text':
    'Mag vagy szabályos lépés nélkül vesztesz; az üres első sor magában nem veszít. A véget nem érő lépés itt megtehető, és veszít.',

  'rules.kiarabu.start.title': 'Kezdés és irány',
  'rules.kiarabu.start.text':
    'Zanzibár arab játéka: négy sorban nyolc-nyolc gödör, három-három mag, összesen 96. Úgy játsszák, mint a Hawalist, de az irányt minden lépés elején te választod, és megtartod.',
  'rules.kiarabu.capture.title': 'Ütés',
  'rules.kiarabu.capture.text':
    'Ha az utolsó mag üres első gödörbe esik, elveszed a szemközti első gödröt és a mögötte lévőt, mindkettőt külön: a hátsót akkor is, ha az előtte lévő üres. A magok lekerülnek a tábláról, és a lépés véget ér.',
  'rules.kiarabu.end.title': 'Nyerés',
  'rules.kiarabu.end.text':
    'Nyersz, ha a másik játékosnak nincs magja vagy szabályos lépése. A véget nem érő lépés veszít.',
};
