import type { notesTexts as en } from '../en/notes.ts';

export const notesTexts: Record<keyof typeof en, string> = {
  'note.kujifunza.start': 'Po dwa ziarna w każdym dołku i nic w ręce: gra zaczyna się od mtaji.',
  'note.kujifunza.noHouse': 'Nie ma nyumba ani takasia.',
  'note.kete.six': 'Samotny kuu z sześciu podnosi się w całości: nigdy nie może spaść poniżej sześciu.',
  'note.kete.outlives': 'Kuu przeżywa pierwsze bicie w mtaji: przepada tylko podniesiony w całości lub zbity.',
  'note.kete.firstTakata': 'Dopóki masz kuu, takata w mtaji musi się od niego zacząć.',
  'note.kete.duty': 'Hizi zetu: pierwsze bicie następnego ruchu musi zabrać oznaczony dołek, jeśli może.',
  'note.kete.runsOn': 'Pierwszy siew z własnego kuu przebiega przez oznaczony dołek.',
  'note.kete.match': 'Mecz gra się do dwóch wygranych z trzech partii.',
  'note.bawo.start': 'Kuu zaczyna z 8 ziarnami, 20 jest w ręce, a czynny jest od 8.',
  'note.bawo.lone': 'Samotny kuu płaci podatek tylko wtedy, gdy zostaje 8; inaczej podnosi się go w całości.',
  'note.bawo.singles':
    'W namua pojedyncze ziarno zaczyna tylko wtedy, gdy wszystkie przednie dołki prócz czynnego kuu są pojedyncze.',
  'note.bawo.guard': 'Straż: dopóki Twój czynny kuu stoi naprzeciw ziaren, nie możesz zbić drugiego kuu.',
  'note.bawo.guardLap': 'Straż dotyczy też dalszych siewów: biegną one dalej.',
  'note.bawo.firstTakata': 'Posiadany, czynny kuu musi zacząć Twoją pierwszą takata w mtaji.',
  'note.bawo.outlives': 'Kuu przeżywa pierwsze bicie w mtaji.',
  'note.bawo10.start': 'Kuu zaczyna z 10 ziarnami, 18 jest w ręce, a czynny jest od 10.',
  'note.bawo10.lone': 'Samotny kuu płaci podatek tylko wtedy, gdy zostaje 10; inaczej podnosi się go w całości.',
  'note.bawo10.guard': 'Straż: dopóki Twój czynny kuu stoi naprzeciw ziaren, nie możesz zbić drugiego kuu.',
  'note.bawo10.firstTakata': 'Posiadany, czynny kuu musi zacząć Twoją pierwszą takata w mtaji.',
  'note.bawo10.rest': 'Pojedyncze ziarna i utrata kuu są jak w Bawo z ośmioma.',
  'note.hawalis.start':
    'Cztery rzędy po siedem, po dwa ziarna, nic w ręce, bez domu; tylko przeciwnie do wskazówek zegara.',
  'note.hawalis.capture':
    'Ostatnie ziarno musi wpaść do pustego przedniego dołka; zbite ziarna schodzą z planszy i ruch się kończy.',
  'note.hawalis.free': 'Nikt nie musi bić.',
  'note.hawalis.single':
    'Pojedyncze ziarna ruszają się tylko wtedy, gdy nie ma nic większego, i tylko do pustych dołków.',
  'note.hawalis.never': 'Ruch bez końca wolno zagrać, ale przegrywa.',
  'note.hawalis.end': 'Pusty przedni rząd nie przegrywa: przegrywa się bez ziaren lub bez ruchu.',
  'note.kiarabu.start': 'Cztery rzędy po osiem, po trzy ziarna (96), nic w ręce, bez domu.',
  'note.kiarabu.ways': 'Kierunek wybiera się na początku każdego ruchu i zachowuje.',
  'note.kiarabu.capture':
    'Ostatnie ziarno musi wpaść do pustego przedniego dołka; każdy z dwóch dołków naprzeciw zabiera się z planszy osobno.',
  'note.kiarabu.end': 'Pusty przedni rząd nie przegrywa: przegrywa się bez ziaren lub bez ruchu.',

  'note.switch.takasia': 'Bez takasia: żaden dołek nie jest zakazany.',
  'note.switch.takasiaSingletonExempt': 'Dołek z jednym ziarnem nie może stać się takasia.',
  'note.switch.takasiaDuty': 'Dołek takasia musi zabrać następne pierwsze bicie, jeśli może.',
  'note.switch.takasiaHouseRunsOn': 'Pierwszy siew z własnego domu przebiega przez dołek takasia.',
  'note.switch.mtajiSafariChoice':
    'W mtaji bijący siew, który kończy się w czynnym domu, może się tam zatrzymać lub iść dalej, a dom przeżywa bicia.',
  'note.switch.houseOutlivesMtajiCapture': 'Dom przepada tylko podniesiony w całości lub zbity.',
  'note.switch.singlesNeedFunctionalHouse':
    'Przy uśpionym domu takata zaczyna się tylko z dołków z dwoma lub więcej ziarnami.',
  'note.switch.mtajiTax':
    'W mtaji czynny dom, będący Twoim jedynym dołkiem z dwoma lub więcej ziarnami, sieje tylko dwa.',
  'note.switch.nyumba8': 'Dom zaczyna z 8 ziarnami, a 20 jest w ręce; czynny jest od 6, jak dotąd.',
  'note.switch.moveLimit': 'Ruch liczy się jako niekończący się powyżej {n} ziaren.',

  'note.place.mancalaWorld':
    'Mancala World to opis, nie program. To, co jego strona pozostawia otwarte, rozstrzyga się tu jak w Bao la Kiswahili; ruchy bez końca i powtórzone pozycje traktuje się jak wszędzie w Bingwa.',
  'note.place.boardGameArena':
    'Serwis potrafi wybrać kichwa za Ciebie tam, gdzie nie ma wyboru; tutaj ruch zawsze ją podaje. Oferuje też Hus, którego tu się nie gra. Jak ucina bardzo długie ruchy, nie porównywano.',
  'note.place.encyclopedia':
    'Encyklopedie podają zasady w skrócie i nie wszystkie są zgodne. Ten wybór bierze dwa punkty, w których najbardziej różnią się od zasad mistrzów; wszystko inne jest jak w Bao la Kiswahili.',
  'note.place.abstractPlay':
    'Według opublikowanego kodu, tak jak go czytamy: ruch ucina się po 192 ziarnach; dom jest oszczędzany przez takasia tylko, dopóki ma sześć; samotna kichwa może iść na zewnątrz; uśpiony dom zaczyna takata tylko, gdy nic innego nie może. Niczego z tego tu nie przejęto.',
};
