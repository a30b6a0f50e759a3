import type { rulesTexts as en } from '../en/rules.ts';

export const rulesTexts: Record<keyof typeof en, string> = {
  'rules.kiswahili.board.title': 'Tabla și începutul',
  'rules.kiswahili.board.text':
    'Tabla are patru rânduri de câte opt gropi. Cele două rânduri de pe partea ta sunt ale tale: rândul din față este îndreptat spre celălalt jucător, rândul din spate se află în spatele lui. Cele șaisprezece gropi ale tale formează un inel și semeni doar în inelul tău.\nGropile din față sunt A1–A8, cele din spate B1–B8, numărate de la stânga ta; ale lui Nord se scriu cu literă mică. Cele două capete ale rândului din față sunt [[kichwa]], gropile de lângă ele sunt [[kimbi]], iar groapa pătrată A5 este [[nyumba]].\nSunt 64 de [[kete]]. La început fiecare jucător are 6, 2 și 2 în rândul din față și 22 în [[ghala]]. Sud începe.',
  'rules.kiswahili.lap.title': 'Tururi',
  'rules.kiswahili.lap.text':
    'Ridici o groapă și semeni câte o sămânță în fiecare groapă următoare; nicio groapă nu este sărită. Acesta este un [[lap|tur]]. Dacă ultima sămânță cade într-o groapă goală, mutarea ta s-a încheiat. Dacă groapa avea semințe, le ridici pe toate și semeni mai departe în aceeași direcție: [[endelea]].\nPrima acțiune hotărăște felul mutării. Dacă ea capturează, și fiecare tur următor poate captura. Dacă nu, toată mutarea este o [[takata]] și nu capturează nimic.',
  'rules.kiswahili.namua.title': 'Namua: captura',
  'rules.kiswahili.namua.text':
    'Cât timp ai semințe în [[ghala]], ești în prima etapă, [[namua]]: fiecare mutare aduce o sămânță pe tablă. Dacă una dintre gropile tale ocupate din față stă față în față cu o groapă ocupată din fața celuilalt jucător, trebuie să capturezi: pune sămânța într-o astfel de groapă și ia toate semințele gropii de vizavi. Groapa ta își păstrează semințele. Gropile din spate sunt apărate.\nSemințele capturate se seamănă de-a lungul rândului tău din față de la o [[kichwa]]. De la o kichwa sau kimbi este mereu cea apropiată. De la cele patru gropi dintre ele alegi la prima captură; apoi se păstrează direcția turului.',
  'rules.kiswahili.takata.title': 'Namua: takata',
  'rules.kiswahili.takata.text':
    'Dacă nu poți captura, pune sămânța într-o groapă ocupată din față, ridică toată groapa și seamăn-o la stânga sau la dreapta. Aceasta este [[takata]].\nCât timp casa ta este [[functional|activă]], merge orice altă groapă din față. După ce casa s-a pierdut, pot porni doar gropile cu două sau mai multe, afară de cazul când toate au câte una. O kichwa care este singura ta groapă ocupată din față se seamănă spre interior.',
  'rules.kiswahili.house.title': 'Casa',
  'rules.kiswahili.house.text':
    '[[nyumba|Nyumba]] este a ta de la început și are puteri în namua cât timp ține șase semințe sau mai multe. O takata care se termină acolo se oprește. Un tur care capturează și se termină acolo, fără nimic de capturat vizavi, se oprește și el, sau joci casa: o ridici întreagă și semeni mai departe, un [[safari]]. Apoi este o groapă obișnuită până la sfârșitul jocului.\nDacă casa este singura ta groapă ocupată din față și nu poți captura, plătești [[tax|taxă]]: adaugi sămânța și semeni doar două.\nCu mai puțin de șase semințe casa este [[dormant|adormită]], o groapă obișnuită până când ține iarăși șase; atunci orice groapă ocupată din față poate porni o takata, chiar și o singură sămânță. Casa se pierde pentru totdeauna când este ridicată întreagă sau capturată.',
  'rules.kiswahili.mtaji.title': 'Mtaji',
  'rules.kiswahili.mtaji.text':
    'Când ghala ta este goală, ești în a doua etapă, [[mtaji]]. O mutare începe acum prin ridicarea uneia dintre gropile tale. Trebuie să capturezi dacă poți: ridică 2 până la 15 semințe din oricare rând astfel încât primul tur să se termine într-o groapă proprie din față care era ocupată și stă față în față cu una ocupată.\nSemințele capturate păstrează direcția turului, afară de cazul când a capturat o kichwa sau kimbi: atunci este kichwa apropiată. Prima captură a acestei etape pune capăt ambelor case.',
  'rules.kiswahili.mtajiTakata.title': 'Mtaji: takata',
  'rules.kiswahili.mtajiTakata.text':
    'Fără captură, ridică o groapă din față de două sau mai multe și seamăn-o în oricare sens. Doar dacă nicio groapă din față nu are două poți porni din rândul din spate. O singură sămânță nu pornește niciodată o mutare, iar o kichwa singură merge spre interior.',
  'rules.kiswahili.takasia.title': 'Takasia',
  'rules.kiswahili.takasia.text':
    'După o takata în mtaji, dacă celălalt jucător nu poate captura, iar capturile tale următoare ar lua toate una și aceeași groapă, acea groapă este [[takasia]] timp de o mutare. Cel care o are nu poate porni din ea, iar un tur al lui care se termină în ea se oprește, deci nu poate pur și simplu să ducă semințele de acolo.\nO groapă este scutită dacă este o casă încă deținută, singura groapă ocupată din față sau singura groapă din față cu două sau mai multe.',
  'rules.kiswahili.end.title': 'Câștigul',
  'rules.kiswahili.end.text':
    'Câștigi imediat când celălalt rând din față este gol: [[baoHamna|bao hamna]]. Câștigi și când celălalt jucător nu are nicio mutare permisă. Nu există remiză prin înțelegere sau numărare; câte semințe ai nu contează.\nO mutare care ar semăna mai mult de 100 000 de semințe este socotită fără sfârșit și nu poate fi jucată. Pe această platformă aceeași poziție a treia oară este remiză.',

  'rules.kujifunza.start.title': 'Începutul',
  'rules.kujifunza.start.text':
    'Jocul celor care învață. Fiecare dintre cele 32 de gropi ține două semințe și nimic nu este în mână. Nu există [[nyumba]] și nici [[takasia]]: doar regulile [[mtaji]], așa că se învață întâi tururile și capturile.\nPrimul jucător poate forța câștigul: A3 la dreapta sau oglindirea ei, A6 la stânga, câștigă în 21 de mutări ale ambilor jucători împreună. Nicio altă primă mutare nu reușește.',
  'rules.kujifunza.turn.title': 'O mutare',
  'rules.kujifunza.turn.text':
    'Ridică o groapă de 2 până la 15 astfel încât primul tur să se termine într-o groapă ocupată proprie din față, față în față cu una ocupată. Capturezi ce este vizavi și semeni de la kichwa care îți păstrează direcția; de la o kichwa sau kimbi, de la cea apropiată. Dacă nu se poate captura nimic, [[takata]] dintr-o groapă din față cu două sau mai multe.',
  'rules.kujifunza.end.title': 'Câștigul',
  'rules.kujifunza.end.text':
    'Golește celălalt rând din față sau lasă-l pe celălalt jucător fără mutare. În exemplu lui Nord îi rămân doar semințe singure.',

  'rules.kete.start.title': 'Începutul și meciul',
  'rules.kete.start.text':
    'Bao la Kete, sau Komwe, este jocul din Lamu. Tabla și începutul sunt ca în Bao la Kiswahili; casa se numește [[kuu]]. Ce nu se spune aici este ca acolo.\nUn meci înseamnă cele mai multe din trei partide și se încheie când un jucător a câștigat două.',
  'rules.kete.kuu.title': 'Kuu nu scade niciodată sub șase',
  'rules.kete.kuu.text':
    'Dacă kuu este singura ta groapă ocupată din față și nu poți captura, două semințe se seamănă ca [[tax|taxă]] doar când rămân șase sau mai multe. O kuu de exact șase, șapte cu sămânța nouă, trebuie ridicată întreagă și se pierde.',
  'rules.kete.mtaji.title': 'Kuu în mtaji',
  'rules.kete.mtaji.text':
    'Prima captură din mtaji nu pune capăt kuu: se pierde doar dacă este ridicată întreagă sau capturată. Dar cât timp o ai, takata ta din mtaji trebuie să pornească din ea.',
  'rules.kete.takasia.title': 'Hizi zetu',
  'rules.kete.takasia.text':
    'Takasia se numește [[hiziZetu|hizi zetu]], „acestea sunt ale noastre”, și chiar așa este: la mutarea următoare groapa însemnată trebuie luată de prima captură, dacă se poate, chiar când au devenit posibile alte capturi. Semnul rămâne pentru aceasta cât timp groapa are semințe.\nUn prim tur care pornește din propria kuu merge mai departe când se termină în groapa însemnată.',

  'rules.bawo.start.title': 'Începutul',
  'rules.bawo.start.text':
    'Bawo este jocul din Malawi. [[kuu|Kuu]] începe cu 8 semințe, lângă ea 2 și 2, iar 20 sunt în mână. Kuu este activă de la 8. Ce nu se spune aici este ca în Bao la Kiswahili.',
  'rules.bawo.kuu.title': 'Kuu singură',
  'rules.bawo.kuu.text':
    'Dacă kuu este singura ta groapă ocupată din față și nu poți captura, semeni două ca [[tax|taxă]] doar când rămân 8 sau mai multe. Cu exact 8, nouă cu sămânța nouă, o ridici întreagă.',
  'rules.bawo.singles.title': 'Semințe singure',
  'rules.bawo.singles.text':
    'În namua o singură sămânță poate porni o takata doar dacă fiecare groapă ocupată din față, în afara unei kuu active, are una singură.',
  'rules.bawo.guard.title': 'Garda',
  'rules.bawo.guard.text':
    'Cât timp casa ta kuu activă are semințe în față, nu poți captura kuu celuilalt jucător cât timp el o deține, oricât de puține semințe ar avea. O astfel de pornire nu este captură, iar un tur care se termină acolo merge mai departe. Aceasta este valabil în ambele etape.',
  'rules.bawo.mtaji.title': 'Kuu în mtaji',
  'rules.bawo.mtaji.text':
    'O kuu deținută și activă trebuie să pornească prima ta takata din etapa a doua. Capturile nu îi pun capăt: se pierde doar dacă este ridicată întreagă sau capturată.',

  'rules.bawo10.start.title': 'Începutul',
  'rules.bawo10.start.text':
    'Bawo cu o [[kuu]] mai mare: 10 semințe, lângă ea 2 și 2, și 18 în mână. Kuu este activă de la 10. Toate celelalte reguli sunt ale lui Bawo, cu zece în loc de opt.',
  'rules.bawo10.kuu.title': 'Kuu singură',
  'rules.bawo10.kuu.text':
    'Dacă kuu este singura ta groapă ocupată din față și nu poți captura: [[tax|taxă]] dacă rămân 10 sau mai multe, altfel ridic-o întreagă.',
  'rules.bawo10.guard.title': 'Garda',
  'rules.bawo10.guard.text':
    'Cât timp casa ta kuu activă, de 10 sau mai multe, are semințe în față, cealaltă kuu nu poate fi capturată.',
  'rules.bawo10.mtaji.title': 'Kuu în mtaji',
  'rules.bawo10.mtaji.text': 'O kuu deținută și activă trebuie să pornească prima ta takata din etapa a doua.',

  'rules.hawalis.start.title': 'Începutul',
  'rules.hawalis.start.text':
    'Hawalis este jocul din Oman. Tabla are patru rânduri de câte șapte gropi cu câte două semințe, 56 în total. Nimic nu este în mână și nu există casă. Semeni doar în sens invers acelor de ceas: la stânga în rândul din față, la dreapta în cel din spate.\nO mutare ridică o groapă de două sau mai multe. Un tur care se termină într-o groapă ocupată o ridică și merge mai departe.',
  'rules.hawalis.capture.title': 'Captura',
  'rules.hawalis.capture.text':
    'Ultima sămânță trebuie să cadă într-o groapă goală din rândul tău din față. Dacă groapa de vizavi are semințe, le iei de pe tablă pe ele și pe cele din groapa din spatele ei, iar mutarea se încheie. Dacă este goală, nu iei nimic. Într-o groapă goală din spate mutarea pur și simplu se încheie. Nimeni nu este obligat să captureze.',
  'rules.hawalis.single.title': 'Semințe singure',
  'rules.hawalis.single.text':
    'Când niciuna dintre gropile tale nu are două sau mai multe, o singură sămânță se poate muta cu o groapă, dar doar într-una goală.',
  'rules.hawalis.end.title': 'Câștigul',
  'rules.hawalis.end.text':
    'Pierzi fără semințe sau fără mutare permisă; un rând din față gol singur nu pierde. O mutare fără sfârșit poate fi jucată aici și pierde.',

  'rules.kiarabu.start.title': 'Începutul și direcția',
  'rules.kiarabu.start.text':
    'Jocul arab din Zanzibar: patru rânduri de câte opt gropi, câte trei semințe, 96 în total. Se joacă precum Hawalis, dar alegi direcția la începutul fiecărei mutări și o păstrezi.',
  'rules.kiarabu.capture.title': 'Captura',
  'rules.kiarabu.capture.text':
    'Când ultima sămânță cade într-o groapă goală din față, iei groapa din față de vizavi și pe cea din spatele ei, fiecare separat: cea din spate este luată chiar dacă cea din față este goală. Semințele ies de pe tablă, iar mutarea se încheie.',
  'rules.kiarabu.end.title': 'Câștigul',
  'rules.kiarabu.end.text':
    'Câștigi când celălalt jucător nu are semințe sau nicio mutare permisă. O mutare fără sfârșit pierde.',
};
