import type { tutorialTexts as en } from '../en/tutorial.ts';

export const tutorialTexts: Record<keyof typeof en, string> = {
  'tutorial.intro':
    'Dek lecionetoj sur vera tabulo. Vi faras la movojn; la reguloj decidas, ĉu la celo estas atingita. Elektu kavon, poste direkton: per muso, fingro, aŭ la sagoklavoj kaj Enter.',
  'tutorial.step': 'Paŝo {n} el {all}',
  'tutorial.steps': 'Paŝoj',
  'tutorial.goal': 'Celo',
  'tutorial.reached': 'Celo atingita.',
  'tutorial.missed': '{move} estas permesata movo, sed ĝi maltrafas la celon. Reprenu ĝin kaj provu alian.',
  'tutorial.refused': 'Tiu kavo ne povas esti ludata. {reason}',
  'tutorial.show': 'Montru al mi',
  'tutorial.retry': 'Repreni',
  'tutorial.next': 'Sekva paŝo',
  'tutorial.previous': 'Antaŭa paŝo',
  'tutorial.done': 'farita',
  'tutorial.finish':
    'Tio estis la tuta Bao en dek movoj. Nun ludu de la komenco, aŭ legu la regulojn de la aliaj ludoj.',
  'tutorial.play': 'Komenci ludon',

  'tutorial.takata.title': 'Via unua movo',
  'tutorial.takata.text':
    'Vi estas Sudo, en la du malsupraj vicoj. La kvadrata kavo estas via [[nyumba]], kun ses semoj; 22 pliaj kuŝas en la [[ghala]]. Neniu el viaj kavoj frontas al semo, do vi ne povas kapti. Movo sen kapto estas [[takata]]: unu semo el la ghala iras en kavon, kaj la tuta kavo estas semata. La domo ne rajtas komenci. Ludu iun movon.',
  'tutorial.takata.done': 'La lasta semo falis en malplenan kavon, do la movo finiĝis.',
  'tutorial.capture.title': 'Via unua kapto',
  'tutorial.capture.text':
    'Nordo respondis. Nun A5 frontas al semo ĉe a4, kaj kiu povas kapti, tiu devas. La nova semo iras en A5, la semo ĉe a4 estas via, kaj vi semas ĝin de [[kichwa]] laŭ via elekto: maldekstra aŭ dekstra. Via propra kavo ne malpleniĝas. Se vi volas, unue provu A7: la tabulo diras al vi, kial ĝi ne estas ludebla.',
  'tutorial.capture.done': 'Kaptitaj semoj restas en la ludo: ili estas semataj ĉe via flanko.',
  'tutorial.kichwa.title': 'Elekti la kichwa',
  'tutorial.kichwa.text':
    'A3 frontas al sep semoj. Semitaj de unu kichwa ili finiĝas en kavo, kiu denove kaptas, de la alia ne. Kalkulu sep kavojn de ĉiu fino, poste elektu.',
  'tutorial.kichwa.done': 'De dekstre la sepa semo falis en A2, kiu frontis al semo: dua kapto en la sama movo.',
  'tutorial.house.title': 'Halti en la domo',
  'tutorial.house.text':
    'Kiam kapta rondo finiĝas en via [[nyumba]], dum ĝi enhavas ses aŭ pli, vi rajtas halti tie kaj konservi ĝin. Trovu la kapton, kies lasta semo falas en A5, kaj konservu la domon.',
  'tutorial.house.done': 'La movo haltis, kaj la domo kreskis al naŭ.',
  'tutorial.safari.title': 'Safari',
  'tutorial.safari.text':
    'La sama pozicio. Ĉi-foje ludu la domon: levu ĝin tute kaj semu plu. Tio estas [[safari]], kaj ĝi fordonas la domon por ĉiam.',
  'tutorial.safari.done': 'La semoj de la domo estas disaj sur la tabulo, kaj A5 nun estas ordinara kavo.',
  'tutorial.tax.title': 'Imposto',
  'tutorial.tax.text':
    'Nur la domo restas en via fronta vico, kaj ĝi frontas al nenio. Vi ne devas fordoni ĝin tute: vi pagas [[tax|imposton]], du semojn al unu flanko.',
  'tutorial.tax.done': 'Kvin restas: la domo estas via, sed [[dormant|dorma]], ĝis ĝi denove enhavas ses.',
  'tutorial.mtaji.title': 'Mtaji: kapti de malproksime',
  'tutorial.mtaji.text':
    'Ambaŭ manoj nun estas malplenaj. En [[mtaji]] vi levas kavon de 2 ĝis 15 el iu ajn vico; la unua rondo devas finiĝi en via okupita fronta kavo, kiu frontas al semoj. Ĝuste unu kavo faras tion ĉi tie. Serĉu longan ĉirkaŭiron.',
  'tutorial.mtaji.done': 'Dek semoj de B8 laŭ la malantaŭa vico kaj supren ĝis A3, kontraŭ la sep ĉe a6.',
  'tutorial.takasia.title': 'Takasia',
  'tutorial.takasia.text':
    'Vi ne povas kapti, sed vi povas prepari. Trovu la takata, post kiu vi minacas la ok semojn ĉe a4 kaj neniun alian kavon: tiam a4 iĝas [[takasia]].',
  'tutorial.takasia.done': 'Nordo nun ne rajtas komenci de a4, kaj rondo, kiu finiĝas tie, haltas.',
  'tutorial.collect.title': 'Kolekti',
  'tutorial.collect.text': 'Nordo movis ion alian, kaj a4 ankoraŭ enhavas ok semojn. Prenu ilin.',
  'tutorial.collect.done': 'Ok semoj, semitaj de la dekstra kichwa: A7 estas kimbi.',
  'tutorial.win.title': 'Venki',
  'tutorial.win.text':
    'Nordo havas nur unu semon en la fronta vico. Prenu ĝin: ludanto, kies fronta vico estas malplena, malvenkis.',
  'tutorial.win.done': 'Bao hamna! Dek kvar semoj en la mano de Nordo ne plu helpas.',
};
