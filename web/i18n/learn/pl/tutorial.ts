import type { tutorialTexts as en } from '../en/tutorial.ts';

export const tutorialTexts: Record<keyof typeof en, string> = {
  'tutorial.intro':
    'Dziesięć krótkich lekcji na prawdziwej planszy. Ty wykonujesz ruchy; zasady rozstrzygają, czy cel został osiągnięty. Wybierz dołek, a potem kierunek: myszą, palcem albo strzałkami i klawiszem Enter.',
  'tutorial.step': 'Krok {n} z {all}',
  'tutorial.steps': 'Kroki',
  'tutorial.goal': 'Cel',
  'tutorial.reached': 'Cel osiągnięty.',
  'tutorial.missed': '{move} to ruch dozwolony, ale nie osiąga celu. Cofnij go i spróbuj innego.',
  'tutorial.refused': 'Z tego dołka nie można zagrać. {reason}',
  'tutorial.show': 'Pokaż mi',
  'tutorial.retry': 'Cofnij',
  'tutorial.next': 'Następny krok',
  'tutorial.previous': 'Poprzedni krok',
  'tutorial.done': 'zrobione',
  'tutorial.finish':
    'To było całe Bao w dziesięciu ruchach. Teraz zagraj partię od początku albo przeczytaj zasady innych gier.',
  'tutorial.play': 'Rozpocznij partię',

  'tutorial.takata.title': 'Twój pierwszy ruch',
  'tutorial.takata.text':
    'Grasz jako Południe, w dwóch dolnych rzędach. Kwadratowy dołek to Twoja [[nyumba]] z sześcioma ziarnami; kolejne 22 leżą w [[ghala]]. Żaden z Twoich dołków nie stoi naprzeciw ziarna, więc nie możesz bić. Ruch bez bicia to [[takata]]: jedno ziarno z ghala trafia do dołka i cały dołek jest siany. Dom nie może zaczynać. Wykonaj dowolny ruch.',
  'tutorial.takata.done': 'Ostatnie ziarno wpadło do pustego dołka, więc ruch się skończył.',
  'tutorial.capture.title': 'Twoje pierwsze bicie',
  'tutorial.capture.text':
    'Północ odpowiedziała. Teraz A5 stoi naprzeciw ziarna w a4, a kto może bić, ten musi. Nowe ziarno trafia do A5, ziarno z a4 jest Twoje i siejesz je z wybranej [[kichwa]]: lewej lub prawej. Twój własny dołek się nie opróżnia. Jeśli chcesz, spróbuj najpierw A7: plansza powie, dlaczego nie można z niego zagrać.',
  'tutorial.capture.done': 'Zbite ziarna zostają w grze: sieje się je po Twojej stronie.',
  'tutorial.kichwa.title': 'Wybór kichwa',
  'tutorial.kichwa.text':
    'A3 stoi naprzeciw siedmiu ziaren. Siane z jednej kichwa kończą w dołku, który znów bije, z drugiej nie. Policz siedem dołków od każdego końca, a potem wybierz.',
  'tutorial.kichwa.done':
    'Z prawej siódme ziarno wpadło do A2, który stał naprzeciw ziarna: drugie bicie w tym samym ruchu.',
  'tutorial.house.title': 'Zatrzymanie w domu',
  'tutorial.house.text':
    'Gdy bijący siew kończy się w Twojej [[nyumba]], dopóki ma ona sześć lub więcej ziaren, możesz się tam zatrzymać i ją zachować. Znajdź bicie, którego ostatnie ziarno wpada do A5, i zachowaj dom.',
  'tutorial.house.done': 'Ruch się zatrzymał, a dom urósł do dziewięciu.',
  'tutorial.safari.title': 'Safari',
  'tutorial.safari.text':
    'Ta sama pozycja. Tym razem zagraj dom: podnieś go w całości i siej dalej. To jest [[safari]] i dom przepada na dobre.',
  'tutorial.safari.done': 'Ziarna domu są rozsiane po planszy, a A5 jest teraz zwykłym dołkiem.',
  'tutorial.tax.title': 'Podatek',
  'tutorial.tax.text':
    'W Twoim przednim rzędzie został tylko dom i nie stoi naprzeciw niczego. Nie musisz oddawać wszystkiego: płacisz [[tax|podatek]], dwa ziarna w jedną stronę.',
  'tutorial.tax.done': 'Zostało pięć: dom jest Twój, ale [[dormant|uśpiony]], dopóki znów nie ma sześciu.',
  'tutorial.mtaji.title': 'Mtaji: bicie z daleka',
  'tutorial.mtaji.text':
    'Obie ręce są teraz puste. W [[mtaji]] podnosisz dołek z 2 do 15 ziarnami z dowolnego rzędu; pierwszy siew musi skończyć się w Twoim zajętym przednim dołku, który stoi naprzeciw ziaren. Tutaj robi to dokładnie jeden dołek. Poszukaj długiej drogi dookoła.',
  'tutorial.mtaji.done': 'Dziesięć ziaren z B8 przez tylny rząd i w górę do A3, naprzeciw siedmiu w a6.',
  'tutorial.takasia.title': 'Takasia',
  'tutorial.takasia.text':
    'Nie możesz bić, ale możesz się przygotować. Znajdź takata, po której grozisz ośmiu ziarnom w a4 i żadnemu innemu dołkowi: wtedy a4 staje się [[takasia]].',
  'tutorial.takasia.done': 'Północ nie może teraz zacząć z a4, a siew, który się tam kończy, zatrzymuje się.',
  'tutorial.collect.title': 'Zbieranie',
  'tutorial.collect.text': 'Północ ruszyła coś innego, a w a4 nadal jest osiem ziaren. Zabierz je.',
  'tutorial.collect.done': 'Osiem ziaren, sianych z prawej kichwa: A7 to kimbi.',
  'tutorial.win.title': 'Wygrana',
  'tutorial.win.text':
    'Północ ma w przednim rzędzie jedno jedyne ziarno. Zabierz je: gracz z pustym przednim rzędem przegrał.',
  'tutorial.win.done': 'Bao hamna! Czternaście ziaren w ręce Północy już nie pomoże.',
};
