import type { notesTexts as en } from '../en/notes.ts';

export const notesTexts: Record<keyof typeof en, string> = {
  'note.kujifunza.start': 'Câte două semințe în fiecare groapă și nimic în mână: jocul începe cu mtaji.',
  'note.kujifunza.noHouse': 'Nu există nyumba și nici takasia.',
  'note.kete.six': 'O kuu singură, de șase, este ridicată întreagă: nu poate scădea niciodată sub șase.',
  'note.kete.outlives':
    'Kuu supraviețuiește primei capturi din mtaji: se pierde doar dacă este ridicată întreagă sau capturată.',
  'note.kete.firstTakata': 'Cât timp ai kuu, o takata din mtaji trebuie să pornească din ea.',
  'note.kete.duty': 'Hizi zetu: groapa însemnată trebuie luată de prima captură a mutării următoare, dacă se poate.',
  'note.kete.runsOn': 'Primul tur pornit din propria kuu trece prin groapa însemnată.',
  'note.kete.match': 'Un meci înseamnă cele mai multe din trei partide.',
  'note.bawo.start': 'Kuu începe cu 8 semințe, 20 sunt în mână și este activă de la 8.',
  'note.bawo.lone': 'O kuu singură plătește taxă doar dacă rămân 8; altfel este ridicată întreagă.',
  'note.bawo.singles':
    'În namua o singură sămânță pornește doar dacă toate gropile din față, în afara unei kuu active, au câte una.',
  'note.bawo.guard': 'Garda: cât timp casa ta kuu activă are semințe în față, nu poți captura cealaltă kuu.',
  'note.bawo.guardLap': 'Garda ține și pentru tururile următoare: ele merg mai departe.',
  'note.bawo.firstTakata': 'O kuu deținută și activă trebuie să pornească prima ta takata din mtaji.',
  'note.bawo.outlives': 'Kuu supraviețuiește primei capturi din mtaji.',
  'note.bawo10.start': 'Kuu începe cu 10 semințe, 18 sunt în mână și este activă de la 10.',
  'note.bawo10.lone': 'O kuu singură plătește taxă doar dacă rămân 10; altfel este ridicată întreagă.',
  'note.bawo10.guard': 'Garda: cât timp casa ta kuu activă are semințe în față, nu poți captura cealaltă kuu.',
  'note.bawo10.firstTakata': 'O kuu deținută și activă trebuie să pornească prima ta takata din mtaji.',
  'note.bawo10.rest': 'Semințele singure și pierderea kuu sunt ca în Bawo cu opt.',
  'note.hawalis.start':
    'Patru rânduri de șapte, câte două semințe, nimic în mână, fără casă; doar în sens invers acelor de ceas.',
  'note.hawalis.capture':
    'Ultima sămânță trebuie să cadă într-o groapă goală din față; semințele capturate ies de pe tablă, iar mutarea se încheie.',
  'note.hawalis.free': 'Nimeni nu este obligat să captureze.',
  'note.hawalis.single': 'Semințele singure se mută doar când nu mai este nimic mai mare și doar în gropi goale.',
  'note.hawalis.never': 'O mutare fără sfârșit poate fi jucată și pierde.',
  'note.hawalis.end': 'Un rând din față gol nu pierde: se pierde fără semințe sau fără mutare.',
  'note.kiarabu.start': 'Patru rânduri de opt, câte trei semințe (96), nimic în mână, fără casă.',
  'note.kiarabu.ways': 'Direcția se alege la începutul fiecărei mutări și se păstrează.',
  'note.kiarabu.capture':
    'Ultima sămânță trebuie să cadă într-o groapă goală din față; fiecare dintre cele două gropi de vizavi este luată separat de pe tablă.',
  'note.kiarabu.end': 'Un rând din față gol nu pierde: se pierde fără semințe sau fără mutare.',

  'note.switch.takasia': 'Fără takasia: nicio groapă nu este vreodată interzisă.',
  'note.switch.takasiaSingletonExempt': 'O groapă cu o singură sămânță nu poate deveni takasia.',
  'note.switch.takasiaDuty': 'Groapa takasia trebuie luată de următoarea primă captură, dacă se poate.',
  'note.switch.takasiaHouseRunsOn': 'Primul tur pornit din propria casă trece prin groapa takasia.',
  'note.switch.mtajiSafariChoice':
    'În mtaji, un tur care capturează și se termină în casa activă se poate opri acolo sau poate continua, iar casa supraviețuiește capturilor.',
  'note.switch.houseOutlivesMtajiCapture': 'Casa se pierde doar dacă este ridicată întreagă sau capturată.',
  'note.switch.singlesNeedFunctionalHouse': 'Cu o casă adormită doar gropile de două sau mai multe pornesc o takata.',
  'note.switch.mtajiTax':
    'În mtaji, o casă activă care este singura ta groapă cu două sau mai multe seamănă doar două.',
  'note.switch.nyumba8': 'Casa începe cu 8 semințe și 20 sunt în mână; este activă de la 6, ca înainte.',
  'note.switch.moveLimit': 'O mutare este socotită fără sfârșit peste {n} semințe.',

  'note.place.mancalaWorld':
    'Mancala World este o descriere, nu un program. Ce lasă deschis pagina ei se hotărăște aici ca în Bao la Kiswahili; mutările fără sfârșit și pozițiile repetate sunt tratate ca peste tot în Bingwa.',
  'note.place.boardGameArena':
    'Site-ul poate alege kichwa în locul tău acolo unde nu este de ales; aici mutarea o spune mereu. Oferă și Hus, care nu se joacă aici. Cum taie mutările foarte lungi nu s-a comparat.',
  'note.place.encyclopedia':
    'Enciclopediile dau regulile pe scurt și nu se potrivesc toate. Această alegere ia cele două puncte în care diferă cel mai mult de regulile maeștrilor; restul este ca în Bao la Kiswahili.',
  'note.place.abstractPlay':
    'După sursa sa publicată, așa cum o citim: o mutare este tăiată după 192 de semințe; o casă este scutită de takasia doar cât ține șase; o kichwa singură poate merge spre exterior; o casă adormită pornește o takata doar când nimic altceva nu poate. Nimic din acestea nu este preluat aici.',
};
