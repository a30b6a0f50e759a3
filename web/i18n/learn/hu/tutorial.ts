import type { tutorialTexts as en } from '../en/tutorial.ts';

export const tutorialTexts: Record<keyof typeof en, string> = {
  'tutorial.intro':
    'Tíz rövid lecke valódi táblán. A lépéseket te teszed; a szabályok döntik el, elérted-e a célt. Válassz gödröt, aztán irányt: egérrel, ujjal vagy a nyilakkal és az Enterrel.',
  'tutorial.step': '{n}. lépés a(z) {all} közül',
  'tutorial.steps': 'Lépések',
  'tutorial.goal': 'Cél',
  'tutorial.reached': 'A cél elérve.',
  'tutorial.missed': '{move} szabályos lépés, de nem éri el a célt. Vedd vissza, és próbálj mást.',
  'tutorial.refused': 'Az a gödör nem játszható. {reason}',
  'tutorial.show': 'Mutasd meg',
  'tutorial.retry': 'Visszavétel',
  'tutorial.next': 'Következő lépés',
  'tutorial.previous': 'Előző lépés',
  'tutorial.done': 'kész',
  'tutorial.finish':
    'Ez volt a Bao tíz lépésben. Most játssz egy játszmát az elejétől, vagy olvasd el a többi játék szabályait.',
  'tutorial.play': 'Játszma indítása',

  'tutorial.takata.title': 'Az első lépésed',
  'tutorial.takata.text':
    'Te vagy Dél, a két alsó sorban. A négyzetes gödör a te [[nyumba|nyumbád]], hat maggal; további 22 van a [[ghala|ghalában]]. Egyik gödröd sem néz szembe maggal, így nem üthetsz. Az ütés nélküli lépés a [[takata]]: egy mag a ghalából egy gödörbe kerül, és az egész gödör elvetődik. A ház nem indulhat. Tégy meg egy lépést.',
  'tutorial.takata.done': 'Az utolsó mag üres gödörbe esett, így a lépés véget ért.',
  'tutorial.capture.title': 'Az első ütésed',
  'tutorial.capture.text':
    'Észak válaszolt. Most A5 egy maggal néz szembe (a4), és aki üthet, annak ütnie kell. Az új mag A5-be kerül, az a4 magja a tiéd, és egy általad választott [[kichwa|kichwából]] veted el: balról vagy jobbról. A saját gödröd nem ürül ki. Előbb megpróbálhatod A7-et: a tábla megmondja, miért nem játszható.',
  'tutorial.capture.done': 'Az ütött magok játékban maradnak: a te oldaladon vetődnek el.',
  'tutorial.kichwa.title': 'A kichwa választása',
  'tutorial.kichwa.text':
    'A3 hét maggal néz szembe. Az egyik kichwából elvetve olyan gödörben érnek véget, amely újra üt, a másikból nem. Számolj hét gödröt mindkét végről, aztán válassz.',
  'tutorial.kichwa.done':
    'Jobbról a hetedik mag A2-be esett, amely maggal nézett szembe: második ütés ugyanabban a lépésben.',
  'tutorial.house.title': 'Megállás a házban',
  'tutorial.house.text':
    'Ha egy ütő vetés a [[nyumba|nyumbádban]] ér véget, amíg hat vagy több mag van benne, megállhatsz ott, és megtarthatod. Keresd meg azt az ütést, amelynek utolsó magja A5-be esik, és tartsd meg a házat.',
  'tutorial.house.done': 'A lépés megállt, és a ház kilencre nőtt.',
  'tutorial.safari.title': 'Safari',
  'tutorial.safari.text':
    'Ugyanaz az állás. Ezúttal játszd meg a házat: emeld ki egészben, és vess tovább. Ez a [[safari]], és a ház vele végleg elvész.',
  'tutorial.safari.done': 'A ház magjai szétszóródtak a táblán, és A5 már közönséges gödör.',
  'tutorial.tax.title': 'Adó',
  'tutorial.tax.text':
    'Csak a ház maradt az első sorodban, és nem néz szembe semmivel. Nem kell mindet odaadnod: [[tax|adót]] fizetsz, két magot az egyik oldalra.',
  'tutorial.tax.done': 'Öt maradt: a ház a tiéd, de [[dormant|alszik]], amíg újra hat nem lesz benne.',
  'tutorial.mtaji.title': 'Mtaji: ütés messziről',
  'tutorial.mtaji.text':
    'Most mindkét kéz üres. [[mtaji|Mtajiban]] egy 2–15 magos gödröt emelsz ki bármelyik sorból; az első vetésnek egy foglalt, magokkal szembenéző első gödrödben kell véget érnie. Itt pontosan egy gödör teszi ezt. Keress hosszú kerülőt.',
  'tutorial.mtaji.done': 'Tíz mag B8-ból a hátsó soron végig és fel A3-ig, szemben az a6 hét magjával.',
  'tutorial.takasia.title': 'Takasia',
  'tutorial.takasia.text':
    'Ütni nem tudsz, de elő tudsz készülni. Keresd meg azt a takatát, amely után az a4 nyolc magját fenyegeted és más gödröt nem: akkor a4 [[takasia]] lesz.',
  'tutorial.takasia.done': 'Észak most nem indulhat a4-ből, és az ott végződő vetés megáll.',
  'tutorial.collect.title': 'Begyűjtés',
  'tutorial.collect.text': 'Észak mást lépett, és a4-ben még mindig nyolc mag van. Vedd el őket.',
  'tutorial.collect.done': 'Nyolc mag, a jobb kichwából vetve: A7 kimbi.',
  'tutorial.win.title': 'Nyerés',
  'tutorial.win.text': 'Északnak egyetlen magja maradt az első sorban. Vedd el: akinek az első sora üres, vesztett.',
  'tutorial.win.done': 'Bao hamna! Az Észak kezében lévő tizennégy mag már nem segít.',
};
