import type { backgroundTexts as en } from '../en/background.ts';

export const backgroundTexts: Record<keyof typeof en, string> = {
  'compare.title': 'Jeśli znasz inną mankalę',
  'compare.intro':
    'Większość ludzi poznaje mankalę jako grę dwurzędową: sklepowe Kalah albo Oware z Afryki Zachodniej i Karaibów. Oto, co w Bao jest inne.',
  'compare.point': 'Punkt',
  'compare.kalah': 'Kalah',
  'compare.oware': 'Oware',
  'compare.bao': 'Bao la Kiswahili',
  'compare.board': 'Plansza',
  'compare.board.kalah': '2 × 6 dołków i dwa magazyny',
  'compare.board.oware': '2 × 6 dołków; zbite ziarna obok',
  'compare.board.bao': '4 × 8 dołków, po dwa rzędy, jeden z nich bezpieczny',
  'compare.seeds': 'Ziarna',
  'compare.seeds.kalah': '48, po cztery w dołku (lub 36 albo 72)',
  'compare.seeds.oware': '48, po cztery w dołku',
  'compare.seeds.bao': '64: dla każdego gracza dziesięć na planszy i 22 w ręce',
  'compare.stages': 'Etapy',
  'compare.stages.kalah': 'jeden',
  'compare.stages.oware': 'jeden',
  'compare.stages.bao': 'dwa: namua wprowadza ziarna, mtaji gra tym, co jest na planszy',
  'compare.turn': 'Ruch',
  'compare.turn.kalah':
    'jeden siew przeciwnie do wskazówek zegara, z własnym magazynem; siew zakończony w magazynie daje kolejny ruch',
  'compare.turn.oware': 'jeden siew przeciwnie do wskazówek zegara przez oba rzędy',
  'compare.turn.bao': 'tyle siewów, ile trzeba, we własnym pierścieniu, w dowolnym kierunku',
  'compare.capture': 'Bicie',
  'compare.capture.kalah': 'ostatnie ziarno w pustym własnym dołku: ono i ziarna naprzeciw idą do magazynu',
  'compare.capture.oware': 'ostatnie ziarno tworzy dwa lub trzy w dołku drugiej strony: schodzą z planszy',
  'compare.capture.bao':
    'ostatnie ziarno w zajętym przednim dołku: ziarna naprzeciw przechodzą na Twoją stronę i są siane dalej; obowiązkowe',
  'compare.quiet': 'Ruch bez bicia',
  'compare.quiet.kalah': 'zawsze dozwolony',
  'compare.quiet.oware':
    'zawsze dozwolony, ale drugiej strony nie wolno zostawić bez ziaren, jeśli da się tego uniknąć',
  'compare.quiet.bao': 'takata: tylko gdy żadne bicie nie jest możliwe, i wtedy żaden jej siew nie bije',
  'compare.nyumba': 'Nyumba',
  'compare.nyumba.kalah': 'brak; magazyn tylko liczy',
  'compare.nyumba.oware': 'brak',
  'compare.nyumba.bao':
    'kwadratowy dołek, który zatrzymuje siewy, nie zaczyna takata i płaci podatek, dopóki jest posiadany i ma sześć ziaren',
  'compare.takasia': 'Takasia',
  'compare.takasia.kalah': 'brak',
  'compare.takasia.oware': 'brak',
  'compare.takasia.bao': 'po takata w mtaji jedyny zagrożony dołek nie może zacząć następnego ruchu',
  'compare.win': 'Jak wygrać',
  'compare.win.kalah': 'więcej ziaren w magazynie, 25 z 48',
  'compare.win.oware': 'więcej zbitych ziaren, 25 z 48',
  'compare.win.bao': 'opróżnić drugi przedni rząd albo nie zostawić ruchu; ziaren się nie liczy',

  'history.1658':
    'W 1658 Étienne de Flacourt opisał grę planszową Sakalawów z Madagaskaru, a książka Thomasa Hyde’a z 1694 wspomina o grze z Anjouan. Czy któraś z nich to Bao, jest wątpliwe.',
  'history.muyaka':
    'Muyaka bin Haji, poeta z Mombasy z początku dziewiętnastego wieku, pisał wiersze o Bao. Gra była już wtedy na wybrzeżu u siebie.',
  'history.board':
    'Drewniane plansze nie są trwałe. Do najstarszych znanych z kwadratowym dołkiem należy plansza z Malawi z 1896, w British Museum.',
  'history.sanderson':
    'Meredith Sanderson opisał w 1913 Bawo grane w dzisiejszym Malawi; W. H. Ingrams w 1921 arabskie gry Zanzibaru.',
  'history.chama':
    'W 1966 gracze w Tanzanii założyli Chama cha Bao. Mistrzostwa rozgrywa się w Tanzanii, na Zanzibarze, w Malawi i w Lamu.',
  'history.townshend':
    'W latach siedemdziesiątych i osiemdziesiątych Walter Driedger, Alan Boyd i Philip Townshend spisali, jak gra wybrzeże i Lamu.',
  'history.voogt':
    'Od 1991 do 1995 Alexander de Voogt uczył się od mistrzów Zanzibaru, spisał ich zasady i zapisał mistrzostwa z 1994. Ich osiem partii jest w bibliotece Bingwa.',
  'history.donkers':
    'Jeroen Donkers ujął te zasady w tekst formalny i program (2001–2003). Z Tomem Kronenburgiem i de Voogtem pokazał w 2006, że niektóre ruchy nigdy się nie kończą.',
  'sources.title': 'Źródła',
  'sources.intro': 'Zasady Bingwa idą za tymi źródłami; gdzie się różnią, strona zasad mówi, za którym.',
  'sources.note': 'Adresy podano jako tekst, żeby ta strona działała bez sieci.',
};
