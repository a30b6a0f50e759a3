import type { backgroundTexts as en } from '../en/background.ts';

export const backgroundTexts: Record<keyof typeof en, string> = {
  'compare.title': 'Dacă știi un alt mancala',
  'compare.intro':
    'Cei mai mulți oameni cunosc mancala ca joc de două rânduri: Kalah, din magazine, sau Oware din Africa de Vest și Caraibe. Iată ce este altfel în Bao.',
  'compare.point': 'Punct',
  'compare.kalah': 'Kalah',
  'compare.oware': 'Oware',
  'compare.bao': 'Bao la Kiswahili',
  'compare.board': 'Tabla',
  'compare.board.kalah': '2 × 6 gropi și două magazii',
  'compare.board.oware': '2 × 6 gropi; semințele capturate lângă ea',
  'compare.board.bao': '4 × 8 gropi, câte două rânduri, unul dintre ele apărat',
  'compare.seeds': 'Semințe',
  'compare.seeds.kalah': '48, câte patru în fiecare groapă (sau 36 ori 72)',
  'compare.seeds.oware': '48, câte patru în fiecare groapă',
  'compare.seeds.bao': '64: pentru fiecare jucător zece pe tablă și 22 în mână',
  'compare.stages': 'Etape',
  'compare.stages.kalah': 'una',
  'compare.stages.oware': 'una',
  'compare.stages.bao': 'două: namua aduce semințele, mtaji joacă cu ce este pe tablă',
  'compare.turn': 'O mutare',
  'compare.turn.kalah':
    'un tur în sens invers acelor de ceas, cu magazia proprie; un tur care se termină în magazie dă încă o mutare',
  'compare.turn.oware': 'un tur în sens invers acelor de ceas prin ambele rânduri',
  'compare.turn.bao': 'câte tururi este nevoie, în inelul propriu, în oricare direcție',
  'compare.capture': 'O captură',
  'compare.capture.kalah': 'ultima sămânță într-o groapă proprie goală: ea și semințele de vizavi merg în magazie',
  'compare.capture.oware': 'ultima sămânță face două sau trei într-o groapă a celeilalte părți: ies de pe tablă',
  'compare.capture.bao':
    'ultima sămânță într-o groapă ocupată din față: semințele de vizavi vin pe partea ta și se seamănă mai departe; obligatoriu',
  'compare.quiet': 'O mutare fără captură',
  'compare.quiet.kalah': 'mereu permisă',
  'compare.quiet.oware': 'mereu permisă, dar cealaltă parte nu trebuie lăsată fără semințe dacă se poate evita',
  'compare.quiet.bao': 'takata: doar când nicio captură nu este posibilă, și atunci niciun tur al ei nu capturează',
  'compare.nyumba': 'Nyumba',
  'compare.nyumba.kalah': 'nu există; magazia doar numără',
  'compare.nyumba.oware': 'nu există',
  'compare.nyumba.bao':
    'o groapă pătrată care oprește tururi, nu pornește o takata și plătește taxă, cât timp este deținută și ține șase',
  'compare.takasia': 'Takasia',
  'compare.takasia.kalah': 'nu există',
  'compare.takasia.oware': 'nu există',
  'compare.takasia.bao': 'după o takata în mtaji, singura groapă amenințată nu poate porni mutarea următoare',
  'compare.win': 'Cum se câștigă',
  'compare.win.kalah': 'mai multe semințe în magazie, 25 din 48',
  'compare.win.oware': 'mai multe semințe capturate, 25 din 48',
  'compare.win.bao': 'golești celălalt rând din față sau nu lași nicio mutare; semințele nu se numără',

  'history.1658':
    'În 1658 Étienne de Flacourt a descris un joc de tablă al sakalavilor din Madagascar, iar cartea lui Thomas Hyde din 1694 pomenește unul din Anjouan. Dacă vreunul era Bao rămâne îndoielnic.',
  'history.muyaka':
    'Muyaka bin Haji, poet din Mombasa la începutul secolului al nouăsprezecelea, a scris versuri despre Bao. Jocul era deja acasă pe coastă.',
  'history.board':
    'Tablele de lemn nu țin mult. Printre cele mai vechi cunoscute cu groapă pătrată este una din Malawi din 1896, la British Museum.',
  'history.sanderson':
    'Meredith Sanderson a descris în 1913 Bawo jucat în actualul Malawi; W. H. Ingrams, în 1921, jocurile arabe din Zanzibar.',
  'history.chama':
    'În 1966 jucători din Tanzania au întemeiat Chama cha Bao. Campionate se joacă în Tanzania, Zanzibar, Malawi și Lamu.',
  'history.townshend':
    'În anii 1970 și 1980 Walter Driedger, Alan Boyd și Philip Townshend au notat cum se joacă pe coastă și în Lamu.',
  'history.voogt':
    'Din 1991 până în 1995 Alexander de Voogt a învățat de la maeștrii din Zanzibar, le-a scris regulile și a înregistrat campionatul din 1994. Cele opt partide ale lui sunt în biblioteca Bingwa.',
  'history.donkers':
    'Jeroen Donkers a făcut din aceste reguli un text formal și un program (2001–2003). Cu Tom Kronenburg și de Voogt a arătat în 2006 că unele mutări nu se termină niciodată.',
  'sources.title': 'Surse',
  'sources.intro': 'Regulile Bingwa le urmează pe acestea; unde diferă, pagina de reguli spune care a fost urmată.',
  'sources.note': 'Adresele sunt date ca text, ca această pagină să funcționeze fără rețea.',
};
