import type { rulesTexts as en } from '../en/rules.ts';

export const rulesTexts: Record<keyof typeof en, string> = {
  'rules.kiswahili.board.title': 'Plansza i początek',
  'rules.kiswahili.board.text':
    'Plansza ma cztery rzędy po osiem dołków. Dwa rzędy po Twojej stronie są Twoje: przedni rząd stoi naprzeciw drugiego gracza, tylny leży za nim. Twoich szesnaście dołków tworzy pierścień i siejesz tylko we własnym pierścieniu.\nPrzednie dołki to A1 do A8, tylne B1 do B8, liczone od Twojej lewej; dołki Północy pisze się małą literą. Dwa końce przedniego rzędu to [[kichwa]], dołki obok nich to [[kimbi]], a kwadratowy dołek A5 to [[nyumba]].\nJest 64 [[kete]]. Na początku każdy gracz ma 6, 2 i 2 w przednim rzędzie oraz 22 w [[ghala]]. Zaczyna Południe.',
  'rules.kiswahili.lap.title': 'Siewy',
  'rules.kiswahili.lap.text':
    'Podnosisz dołek i siejesz po jednym ziarnie do każdego następnego; żadnego dołka się nie pomija. To jest [[lap|siew]]. Jeśli ostatnie ziarno wpada do pustego dołka, Twój ruch się kończy. Jeśli w dołku były ziarna, podnosisz je wszystkie i siejesz dalej w tę samą stronę: [[endelea]].\nPierwsza czynność rozstrzyga o rodzaju ruchu. Jeśli bije, każdy dalszy siew też może bić. Jeśli nie, cały ruch to [[takata]] i nic nie bije.',
  'rules.kiswahili.namua.title': 'Namua: bicie',
  'rules.kiswahili.namua.text':
    'Dopóki masz ziarna w [[ghala]], jesteś w pierwszym etapie, [[namua]]: każdy ruch wprowadza na planszę jedno ziarno. Jeśli któryś z Twoich zajętych przednich dołków stoi naprzeciw zajętego przedniego dołka drugiego gracza, musisz bić: włóż ziarno do takiego dołka i zabierz wszystkie ziarna z dołka naprzeciw. Twój własny dołek zachowuje ziarna. Tylne dołki są bezpieczne.\nZbite ziarna sieje się wzdłuż Twojego przedniego rzędu od [[kichwa]]. Z kichwa lub kimbi zawsze od bliższej. Z czterech dołków między nimi wybierasz przy pierwszym biciu; potem zachowuje się kierunek siewu.',
  'rules.kiswahili.takata.title': 'Namua: takata',
  'rules.kiswahili.takata.text':
    'Jeśli nie możesz bić, włóż ziarno do zajętego przedniego dołka, podnieś cały dołek i siej w lewo lub w prawo. To jest [[takata]].\nDopóki Twój dom jest [[functional|czynny]], nadaje się każdy inny przedni dołek. Gdy domu już nie ma, zaczynać mogą tylko dołki z dwoma lub więcej ziarnami, chyba że wszystkie są pojedyncze. Kichwa, która jest Twoim jedynym zajętym przednim dołkiem, sieje się do środka.',
  'rules.kiswahili.house.title': 'Dom',
  'rules.kiswahili.house.text':
    '[[nyumba|Nyumba]] jest Twoja od początku i ma w namua moce, dopóki jest w niej sześć lub więcej ziaren. Takata, która się tam kończy, zatrzymuje się. Bijący siew, który się tam kończy i nie ma naprzeciw czego bić, też się zatrzymuje albo grasz dom: podnosisz go w całości i siejesz dalej, to [[safari]]. Potem jest zwykłym dołkiem do końca gry.\nJeśli dom jest Twoim jedynym zajętym przednim dołkiem i nie możesz bić, płacisz [[tax|podatek]]: dodajesz ziarno i siejesz tylko dwa.\nZ mniej niż sześcioma ziarnami dom jest [[dormant|uśpiony]], zwykły dołek, dopóki znów nie ma sześciu; wtedy takata może zacząć z każdego zajętego przedniego dołka, także z pojedynczego ziarna. Dom przepada na dobre, gdy zostanie podniesiony w całości lub zbity.',
  'rules.kiswahili.mtaji.title': 'Mtaji',
  'rules.kiswahili.mtaji.text':
    'Gdy Twoja ghala jest pusta, jesteś w drugim etapie, [[mtaji]]. Ruch zaczyna się teraz od podniesienia jednego z Twoich dołków. Musisz bić, jeśli możesz: podnieś od 2 do 15 ziaren z dowolnego rzędu tak, by pierwszy siew skończył się we własnym przednim dołku, który był zajęty i stoi naprzeciw zajętego.\nZbite ziarna zachowują kierunek siewu, chyba że biła kichwa lub kimbi: wtedy jest to bliższa kichwa. Pierwsze bicie tego etapu kończy oba domy.',
  'rules.kiswahili.mtajiTakata.title': 'Mtaji: takata',
  'rules.kiswahili.mtajiTakata.text':
    'Bez bicia podnieś przedni dołek z dwoma lub więcej ziarnami i siej w dowolną stronę. Tylko jeśli żaden przedni dołek nie ma dwóch, możesz zacząć w tylnym rzędzie. Pojedyncze ziarno nigdy nie zaczyna ruchu, a samotna kichwa idzie do środka.',
  'rules.kiswahili.takasia.title': 'Takasia',
  'rules.kiswahili.takasia.text':
    'Po takata w mtaji, jeśli drugi gracz nie może bić, a wszystkie Twoje następne bicia zabrałyby jeden i ten sam dołek, ten dołek jest [[takasia]] przez jeden ruch. Jego właściciel nie może z niego zacząć, a jego siew, który się w nim kończy, zatrzymuje się, więc nie może po prostu wynieść ziaren.\nDołek jest oszczędzony, jeśli jest wciąż posiadanym domem, jedynym zajętym przednim dołkiem albo jedynym przednim dołkiem z dwoma lub więcej ziarnami.',
  'rules.kiswahili.end.title': 'Wygrana',
  'rules.kiswahili.end.text':
    'Wygrywasz od razu, gdy drugi przedni rząd jest pusty: [[baoHamna|bao hamna]]. Wygrywasz też, gdy drugi gracz nie ma dozwolonego ruchu. Nie ma remisu za zgodą ani z liczenia; liczba ziaren, które masz, nie ma znaczenia.\nRuch, który zasiałby więcej niż 100 000 ziaren, liczy się jako niekończący się i nie wolno go zagrać. Na tej platformie ta sama pozycja po raz trzeci to remis.',

  'rules.kujifunza.start.title': 'Początek',
  'rules.kujifunza.start.text':
    'Gra dla uczących się. W każdym z 32 dołków są dwa ziarna, a w ręce nie ma nic. Nie ma [[nyumba]] ani [[takasia]]: tylko zasady [[mtaji]], więc najpierw poznaje się siewy i bicia.\nPierwszy gracz może wymusić wygraną: A3 w prawo albo odbicie, A6 w lewo, wygrywa w 21 ruchach obu graczy razem. Żaden inny pierwszy ruch tego nie robi.',
  'rules.kujifunza.turn.title': 'Ruch',
  'rules.kujifunza.turn.text':
    'Podnieś dołek z 2 do 15 ziarnami tak, by pierwszy siew skończył się we własnym zajętym przednim dołku, naprzeciw zajętego. Zbijasz to, co leży naprzeciw, i siejesz od tej kichwa, która zachowuje Twój kierunek; z kichwa lub kimbi od bliższej. Jeśli nie ma czego bić, [[takata]] z przedniego dołka z dwoma lub więcej ziarnami.',
  'rules.kujifunza.end.title': 'Wygrana',
  'rules.kujifunza.end.text':
    'Opróżnij drugi przedni rząd albo zostaw drugiego gracza bez ruchu. W przykładzie Północy zostają tylko pojedyncze ziarna.',

  'rules.kete.start.title': 'Początek i mecz',
  'rules.kete.start.text':
    'Bao la Kete, czyli Komwe, to gra z Lamu. Plansza i początek są jak w Bao la Kiswahili; dom nazywa się [[kuu]]. Czego tu nie powiedziano, jest jak tam.\nMecz gra się do dwóch wygranych z trzech partii.',
  'rules.kete.kuu.title': 'Kuu nigdy nie spada poniżej sześciu',
  'rules.kete.kuu.text':
    'Jeśli kuu jest Twoim jedynym zajętym przednim dołkiem i nie możesz bić, dwa ziarna sieje się jako [[tax|podatek]] tylko wtedy, gdy zostaje sześć lub więcej. Kuu z dokładnie sześciu, siedmiu z nowym ziarnem, trzeba podnieść w całości i przepada.',
  'rules.kete.mtaji.title': 'Kuu w mtaji',
  'rules.kete.mtaji.text':
    'Pierwsze bicie w mtaji nie kończy kuu: przepada tylko podniesiony w całości lub zbity. Ale dopóki go masz, Twoja takata w mtaji musi się od niego zacząć.',
  'rules.kete.takasia.title': 'Hizi zetu',
  'rules.kete.takasia.text':
    'Takasia nazywa się tu [[hiziZetu|hizi zetu]], „te są nasze”, i tak ma być: w następnym ruchu pierwsze bicie musi zabrać oznaczony dołek, jeśli może, nawet gdy stały się możliwe inne bicia. Znak pozostaje w tym celu, dopóki w dołku są ziarna.\nPierwszy siew, który zaczyna się od własnego kuu, biegnie dalej, gdy kończy się w oznaczonym dołku.',

  'rules.bawo.start.title': 'Początek',
  'rules.bawo.start.text':
    'Bawo to gra z Malawi. [[kuu|Kuu]] zaczyna z 8 ziarnami, obok niego 2 i 2, a 20 jest w ręce. Kuu jest czynny od 8. Czego tu nie powiedziano, jest jak w Bao la Kiswahili.',
  'rules.bawo.kuu.title': 'Samotny kuu',
  'rules.bawo.kuu.text':
    'Jeśli kuu jest Twoim jedynym zajętym przednim dołkiem i nie możesz bić, siejesz dwa jako [[tax|podatek]] tylko wtedy, gdy zostaje 8 lub więcej. Przy dokładnie 8, dziewięciu z nowym ziarnem, podnosisz go w całości.',
  'rules.bawo.singles.title': 'Pojedyncze ziarna',
  'rules.bawo.singles.text':
    'W namua pojedyncze ziarno może zacząć takata tylko wtedy, gdy każdy zajęty przedni dołek, poza czynnym kuu, jest pojedynczy.',
  'rules.bawo.guard.title': 'Straż',
  'rules.bawo.guard.text':
    'Dopóki Twój czynny kuu stoi naprzeciw ziaren, nie możesz zbić kuu drugiego gracza, póki go posiada, choćby miał mało ziaren. Taki początek nie jest biciem, a siew, który się tam kończy, biegnie dalej. Dotyczy to obu etapów.',
  'rules.bawo.mtaji.title': 'Kuu w mtaji',
  'rules.bawo.mtaji.text':
    'Kuu, który jest posiadany i czynny, musi zacząć Twoją pierwszą takata drugiego etapu. Bicia go nie kończą: przepada tylko podniesiony w całości lub zbity.',

  'rules.bawo10.start.title': 'Początek',
  'rules.bawo10.start.text':
    'Bawo z większym [[kuu]]: 10 ziaren, obok niego 2 i 2, a 18 w ręce. Kuu jest czynny od 10. Wszystkie inne zasady są jak w Bawo, z dziesięcioma zamiast ośmiu.',
  'rules.bawo10.kuu.title': 'Samotny kuu',
  'rules.bawo10.kuu.text':
    'Jeśli kuu jest Twoim jedynym zajętym przednim dołkiem i nie możesz bić: [[tax|podatek]], gdy zostaje 10 lub więcej, inaczej podnieś go w całości.',
  'rules.bawo10.guard.title': 'Straż',
  'rules.bawo10.guard.text':
    'Dopóki Twój czynny kuu, z 10 lub więcej ziarnami, stoi naprzeciw ziaren, drugiego kuu nie można zbić.',
  'rules.bawo10.mtaji.title': 'Kuu w mtaji',
  'rules.bawo10.mtaji.text': 'Posiadany, czynny kuu musi zacząć Twoją pierwszą takata drugiego etapu.',

  'rules.hawalis.start.title': 'Początek',
  'rules.hawalis.start.text':
    'Hawalis to gra z Omanu. Plansza ma cztery rzędy po siedem dołków z dwoma ziarnami, razem 56. W ręce nie ma nic i nie ma domu. Siejesz tylko przeciwnie do wskazówek zegara: w lewo w przednim rzędzie, w prawo w tylnym.\nRuch podnosi dołek z dwoma lub więcej ziarnami. Siew, który kończy się w zajętym dołku, podnosi go i idzie dalej.',
  'rules.hawalis.capture.title': 'Bicie',
  'rules.hawalis.capture.text':
    'Ostatnie ziarno musi wpaść do pustego dołka Twojego przedniego rzędu. Jeśli przedni dołek naprzeciw ma ziarna, zabierasz je oraz ziarna z tylnego dołka za nim z planszy i ruch się kończy. Jeśli jest pusty, nie zabierasz nic. W pustym tylnym dołku ruch po prostu się kończy. Nikt nie musi bić.',
  'rules.hawalis.single.title': 'Pojedyncze ziarna',
  'rules.hawalis.single.text':
    'Gdy żaden z Twoich dołków nie ma dwóch lub więcej, pojedyncze ziarno może przejść o jeden dołek, ale tylko do pustego.',
  'rules.hawalis.end.title': 'Wygrana',
  'rules.hawalis.end.text':
    'Przegrywasz bez ziaren lub bez dozwolonego ruchu; sam pusty przedni rząd nie przegrywa. Ruch bez końca wolno tu zagrać, ale przegrywa.',

  'rules.kiarabu.start.title': 'Początek i kierunek',
  'rules.kiarabu.start.text':
    'Arabska gra Zanzibaru: cztery rzędy po osiem dołków, po trzy ziarna, razem 96. Gra się w nią jak w Hawalis, ale kierunek wybierasz na początku każdego ruchu i zachowujesz.',
  'rules.kiarabu.capture.title': 'Bicie',
  'rules.kiarabu.capture.text':
    'Gdy ostatnie ziarno wpada do pustego przedniego dołka, zabierasz przedni dołek naprzeciw i tylny za nim, każdy osobno: tylny także wtedy, gdy przedni jest pusty. Ziarna schodzą z planszy i ruch się kończy.',
  'rules.kiarabu.end.title': 'Wygrana',
  'rules.kiarabu.end.text': 'Wygrywasz, gdy drugi gracz nie ma ziaren lub dozwolonego ruchu. Ruch bez końca przegrywa.',
};
