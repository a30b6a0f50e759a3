import type { tutorialTexts as en } from '../en/tutorial.ts';

export const tutorialTexts: Record<keyof typeof en, string> = {
  'tutorial.intro':
    'Zece lecții scurte pe o tablă adevărată. Tu faci mutările; regulile hotărăsc dacă ținta este atinsă. Alege o groapă, apoi o direcție: cu mausul, cu degetul sau cu săgețile și Enter.',
  'tutorial.step': 'Pasul {n} din {all}',
  'tutorial.steps': 'Pași',
  'tutorial.goal': 'Țintă',
  'tutorial.reached': 'Ținta este atinsă.',
  'tutorial.missed': '{move} este o mutare permisă, dar nu atinge ținta. Ia-o înapoi și încearcă alta.',
  'tutorial.refused': 'Groapa aceea nu poate fi jucată. {reason}',
  'tutorial.show': 'Arată-mi',
  'tutorial.retry': 'Ia înapoi',
  'tutorial.next': 'Pasul următor',
  'tutorial.previous': 'Pasul anterior',
  'tutorial.done': 'făcut',
  'tutorial.finish':
    'Acesta a fost tot jocul Bao în zece mutări. Acum joacă o partidă de la început sau citește regulile celorlalte jocuri.',
  'tutorial.play': 'Începe o partidă',

  'tutorial.takata.title': 'Prima ta mutare',
  'tutorial.takata.text':
    'Ești Sud, pe cele două rânduri de jos. Groapa pătrată este [[nyumba]] ta, cu șase semințe; alte 22 se află în [[ghala]]. Niciuna dintre gropile tale nu are o sămânță în față, deci nu poți captura. O mutare fără captură este o [[takata]]: o sămânță din ghala intră într-o groapă și toată groapa este semănată. Casa nu poate porni. Joacă orice mutare.',
  'tutorial.takata.done': 'Ultima sămânță a căzut într-o groapă goală, deci mutarea s-a încheiat.',
  'tutorial.capture.title': 'Prima ta captură',
  'tutorial.capture.text':
    'Nord a răspuns. Acum A5 are în față o sămânță la a4, iar cine poate captura trebuie s-o facă. Sămânța nouă intră în A5, cea de la a4 este a ta și o semeni de la o [[kichwa]] la alegere: stânga sau dreapta. Groapa ta nu se golește. Încearcă întâi A7 dacă vrei: tabla îți spune de ce nu poate fi jucată.',
  'tutorial.capture.done': 'Semințele capturate rămân în joc: sunt semănate pe partea ta.',
  'tutorial.kichwa.title': 'Alegerea kichwa',
  'tutorial.kichwa.text':
    'A3 are în față șapte semințe. Semănate de la o kichwa se termină într-o groapă care capturează din nou, de la cealaltă nu. Numără șapte gropi de la fiecare capăt, apoi alege.',
  'tutorial.kichwa.done':
    'De la dreapta, a șaptea sămânță a căzut în A2, care avea o sămânță în față: a doua captură în aceeași mutare.',
  'tutorial.house.title': 'Oprirea în casă',
  'tutorial.house.text':
    'Când un tur care capturează se termină în [[nyumba]] ta cât timp ține șase sau mai multe, te poți opri acolo și o poți păstra. Găsește captura a cărei ultimă sămânță cade în A5 și păstrează casa.',
  'tutorial.house.done': 'Mutarea s-a oprit, iar casa a crescut la nouă.',
  'tutorial.safari.title': 'Safari',
  'tutorial.safari.text':
    'Aceeași poziție. De data aceasta joacă casa: ridic-o întreagă și seamănă mai departe. Acesta este un [[safari]], iar casa se pierde pentru totdeauna.',
  'tutorial.safari.done': 'Semințele casei sunt răspândite pe tablă, iar A5 este acum o groapă obișnuită.',
  'tutorial.tax.title': 'Taxă',
  'tutorial.tax.text':
    'În rândul tău din față a rămas doar casa și nu are nimic în față. Nu trebuie să dai totul: plătești [[tax|taxa]], două semințe într-o parte.',
  'tutorial.tax.done': 'Au rămas cinci: casa este a ta, dar [[dormant|adormită]] până când ține iarăși șase.',
  'tutorial.mtaji.title': 'Mtaji: captură de departe',
  'tutorial.mtaji.text':
    'Ambele mâini sunt acum goale. În [[mtaji]] ridici o groapă de 2 până la 15 din oricare rând; primul tur trebuie să se termine într-o groapă ocupată a ta din față care are semințe în față. Aici exact o groapă face asta. Caută un drum lung.',
  'tutorial.mtaji.done':
    'Zece semințe din B8 pe rândul din spate și sus până la A3, față în față cu cele șapte de la a6.',
  'tutorial.takasia.title': 'Takasia',
  'tutorial.takasia.text':
    'Nu poți captura, dar te poți pregăti. Găsește takata după care ameninți cele opt semințe de la a4 și nicio altă groapă: atunci a4 devine [[takasia]].',
  'tutorial.takasia.done': 'Nord nu poate porni acum din a4, iar un tur care se termină acolo se oprește.',
  'tutorial.collect.title': 'Strângerea',
  'tutorial.collect.text': 'Nord a mutat altceva, iar a4 ține încă opt semințe. Ia-le.',
  'tutorial.collect.done': 'Opt semințe, semănate de la kichwa din dreapta: A7 este o kimbi.',
  'tutorial.win.title': 'Câștigul',
  'tutorial.win.text':
    'Lui Nord i-a rămas o singură sămânță în rândul din față. Ia-o: un jucător cu rândul din față gol a pierdut.',
  'tutorial.win.done': 'Bao hamna! Cele paisprezece semințe din mâna lui Nord nu mai ajută.',
};
