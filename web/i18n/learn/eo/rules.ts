import type { rulesTexts as en } from '../en/rules.ts';

export const rulesTexts: Record<keyof typeof en, string> = {
  'rules.kiswahili.board.title': 'Tabulo kaj komenco',
  'rules.kiswahili.board.text':
    'La tabulo havas kvar vicojn de ok kavoj. La du vicoj ĉe via flanko estas viaj: la fronta vico rigardas al la alia ludanto, la malantaŭa kuŝas malantaŭ ĝi. Viaj dek ses kavoj formas ringon, kaj vi semas nur en via propra ringo.\nFrontaj kavoj estas A1 ĝis A8 kaj malantaŭaj B1 ĝis B8, kalkulataj de via maldekstro; tiuj de Nordo estas skribataj per minuskloj. La du finoj de la fronta vico estas la [[kichwa]], la kavoj apud ili la [[kimbi]], kaj la kvadrata kavo A5 estas la [[nyumba]].\nEstas 64 [[kete]]. Komence ĉiu ludanto havas 6, 2 kaj 2 en la fronta vico kaj 22 en la [[ghala]]. Sudo komencas.',
  'rules.kiswahili.lap.title': 'Rondoj',
  'rules.kiswahili.lap.text':
    'Vi levas kavon kaj semas po unu semon en ĉiun sekvan kavon; neniu kavo estas preterlasata. Tio estas [[lap|rondo]]. Se la lasta semo falas en malplenan kavon, via movo finiĝas. Se la kavo enhavis semojn, vi levas ilin ĉiujn kaj semas plu samdirekte: [[endelea]].\nLa unua ago decidas la specon de la movo. Se ĝi kaptas, ankaŭ ĉiu posta rondo povas kapti. Se ne, la tuta movo estas [[takata]] kaj kaptas nenion.',
  'rules.kiswahili.namua.title': 'Namua: kapti',
  'rules.kiswahili.namua.text':
    'Dum vi havas semojn en la [[ghala]], vi estas en la unua stadio, [[namua]]: ĉiu movo alportas unu semon sur la tabulon. Se unu el viaj okupitaj frontaj kavoj frontas al okupita fronta kavo de la alia ludanto, vi devas kapti: metu la semon en tian kavon kaj prenu ĉiujn semojn de la kontraŭa kavo. Via propra kavo konservas siajn semojn. Malantaŭaj kavoj estas sekuraj.\nKaptitaj semoj estas semataj laŭ via fronta vico de [[kichwa]]. De kichwa aŭ kimbi ĝi estas ĉiam la proksima. De la kvar kavoj inter ili vi elektas ĉe la unua kapto; poste la direkto de la rondo restas.',
  'rules.kiswahili.takata.title': 'Namua: takata',
  'rules.kiswahili.takata.text':
    'Se vi ne povas kapti, metu la semon en okupitan frontan kavon, levu la tutan kavon kaj semu ĝin maldekstren aŭ dekstren. Tio estas [[takata]].\nDum via domo estas [[functional|funkcianta]], ĉiu alia fronta kavo taŭgas. Kiam la domo estas for, nur kavoj kun du aŭ pli rajtas komenci, krom se ĉiuj enhavas po unu semo. Kichwa, kiu estas via sola okupita fronta kavo, estas semata internen.',
  'rules.kiswahili.house.title': 'La domo',
  'rules.kiswahili.house.text':
    'La [[nyumba]] estas via de la komenco kaj havas povojn en namua, dum ĝi enhavas ses semojn aŭ pli. Takata, kiu finiĝas tie, haltas. Kapta rondo, kiu finiĝas tie sen io kaptebla kontraŭe, ankaŭ haltas, aŭ vi ludas la domon: vi levas ĝin tute kaj semas plu, [[safari]]. Poste ĝi estas ordinara kavo ĝis la fino de la ludo.\nSe la domo estas via sola okupita fronta kavo kaj vi ne povas kapti, vi pagas [[tax|imposton]]: aldonu la semon kaj semu nur du.\nKun malpli ol ses semoj la domo estas [[dormant|dorma]], ordinara kavo, ĝis ĝi denove enhavas ses; tiam iu ajn okupita fronta kavo rajtas komenci takata, ankaŭ solaj semoj. La domo perdiĝas por ĉiam, kiam ĝi estas levita tute aŭ kaptita.',
  'rules.kiswahili.mtaji.title': 'Mtaji',
  'rules.kiswahili.mtaji.text':
    'Kiam via ghala estas malplena, vi estas en la dua stadio, [[mtaji]]. Movo nun komenciĝas per levo de unu el viaj kavoj. Vi devas kapti, se vi povas: levu 2 ĝis 15 semojn el iu ajn vico tiel, ke la unua rondo finiĝas en propra fronta kavo, kiu estis okupita kaj frontas al okupita.\nLa kaptitaj semoj konservas la direkton de la rondo, krom se kichwa aŭ kimbi kaptis: tiam estas la proksima kichwa. La unua kapto de ĉi tiu stadio finas ambaŭ domojn.',
  'rules.kiswahili.mtajiTakata.title': 'Mtaji: takata',
  'rules.kiswahili.mtajiTakata.text':
    'Sen kapto levu frontan kavon de du aŭ pli kaj semu ĝin laŭvole. Nur se neniu fronta kavo havas du, vi rajtas komenci en la malantaŭa vico. Sola semo neniam komencas movon, kaj sola kichwa iras internen.',
  'rules.kiswahili.takasia.title': 'Takasia',
  'rules.kiswahili.takasia.text':
    'Post takata en mtaji, se la alia ludanto ne povas kapti kaj ĉiuj viaj sekvaj kaptoj prenus unu saman kavon, tiu kavo estas [[takasia]] por unu movo. Ĝia posedanto ne rajtas komenci de ĝi, kaj lia rondo, kiu finiĝas en ĝi, haltas, do li ne povas simple forporti la semojn.\nKavo estas ŝparata, se ĝi estas ankoraŭ posedata domo, la sola okupita fronta kavo, aŭ la sola fronta kavo kun du aŭ pli.',
  'rules.kiswahili.end.title': 'Venki',
  'rules.kiswahili.end.text':
    'Vi venkas tuj, kiam la alia fronta vico estas malplena: [[baoHamna|bao hamna]]. Vi venkas ankaŭ, kiam la alia ludanto havas neniun permesatan movon. Ne ekzistas egalvenko laŭ interkonsento aŭ kalkulo; la semoj, kiujn vi havas, ne gravas.\nMovo, kiu semus pli ol 100 000 semojn, validas kiel senfina kaj ne rajtas esti ludata. En ĉi tiu programo la sama pozicio la trian fojon estas egalvenko.',

  'rules.kujifunza.start.title': 'Komenco',
  'rules.kujifunza.start.text':
    'La ludo de lernantoj. Ĉiu el la 32 kavoj enhavas du semojn, kaj nenio estas en la mano. Ne estas [[nyumba]] kaj ne estas [[takasia]]: nur la reguloj de [[mtaji]], do oni unue lernas rondojn kaj kaptojn.\nLa unua ludanto povas devigi venkon: A3 dekstren, aŭ ĝia spegulo A6 maldekstren, venkas en 21 movoj de ambaŭ ludantoj kune. Neniu alia unua movo faras tion.',
  'rules.kujifunza.turn.title': 'Movo',
  'rules.kujifunza.turn.text':
    'Levu kavon de 2 ĝis 15 tiel, ke la unua rondo finiĝas en propra okupita fronta kavo, kiu frontas al okupita. Vi kaptas, kio kuŝas kontraŭe, kaj semas ĝin de la kichwa, kiu konservas vian direkton; de kichwa aŭ kimbi, de la proksima. Se nenio estas kaptebla, [[takata]] el fronta kavo kun du aŭ pli.',
  'rules.kujifunza.end.title': 'Venki',
  'rules.kujifunza.end.text':
    'Malplenigu la alian frontan vicon, aŭ lasu la alian ludanton sen movo. En la ekzemplo al Nordo restas nur solaj semoj.',

  'rules.kete.start.title': 'Komenco kaj matĉo',
  'rules.kete.start.text':
    'Bao la Kete, aŭ Komwe, estas la ludo de Lamu. Tabulo kaj komenco estas tiuj de Bao la Kiswahili; la domo nomiĝas [[kuu]]. Kio ne estas dirita ĉi tie, estas kiel tie.\nMatĉo estas la plimulto el tri ludoj kaj finiĝas, kiam unu ludanto gajnis du.',
  'rules.kete.kuu.title': 'La kuu neniam falas sub ses',
  'rules.kete.kuu.text':
    'Se la kuu estas via sola okupita fronta kavo kaj vi ne povas kapti, du semoj estas semataj kiel [[tax|imposto]] nur se ses aŭ pli restas. Kuu de ĝuste ses, sep kun la nova semo, devas esti levita tute, kaj estas for.',
  'rules.kete.mtaji.title': 'La kuu en mtaji',
  'rules.kete.mtaji.text':
    'La unua kapto en mtaji ne finas la kuu: ĝi perdiĝas nur se ĝi estas levita tute aŭ kaptita. Sed tiel longe, kiel vi havas ĝin, via takata en mtaji devas komenciĝi de ĝi.',
  'rules.kete.takasia.title': 'Hizi zetu',
  'rules.kete.takasia.text':
    'Takasia nomiĝas [[hiziZetu|hizi zetu]], “ĉi tiuj estas niaj”, kaj intencas tion: en la sekva movo la markita kavo devas esti prenata per la unua kapto, se tio eblas, eĉ se aliaj kaptoj iĝis eblaj. Por tio la marko restas, dum la kavo enhavas semojn.\nUnua rondo, kiu komenciĝas de propra kuu, daŭras, kiam ĝi finiĝas en la markita kavo.',

  'rules.bawo.start.title': 'Komenco',
  'rules.bawo.start.text':
    'Bawo estas la ludo de Malavio. La [[kuu]] komencas kun 8 semoj, apud ĝi 2 kaj 2, kaj 20 estas en la mano. La kuu funkcias ekde 8. Kio ne estas dirita ĉi tie, estas kiel en Bao la Kiswahili.',
  'rules.bawo.kuu.title': 'La sola kuu',
  'rules.bawo.kuu.text':
    'Se la kuu estas via sola okupita fronta kavo kaj vi ne povas kapti, vi semas du kiel [[tax|imposton]] nur se 8 aŭ pli restas. Kun ĝuste 8, naŭ kun la nova semo, vi levas ĝin tute.',
  'rules.bawo.singles.title': 'Solaj semoj',
  'rules.bawo.singles.text':
    'En namua sola semo rajtas komenci takata nur se ĉiu okupita fronta kavo, krom funkcianta kuu, enhavas unu.',
  'rules.bawo.guard.title': 'La gardo',
  'rules.bawo.guard.text':
    'Dum via propra funkcianta kuu frontas al semoj, vi ne rajtas kapti la kuu de la alia ludanto, tiel longe kiel li posedas ĝin, kiom ajn malmulte da semoj ĝi enhavas. Tia komenco ne estas kapto, kaj rondo, kiu finiĝas tie, daŭras. Tio validas en ambaŭ stadioj.',
  'rules.bawo.mtaji.title': 'La kuu en mtaji',
  'rules.bawo.mtaji.text':
    'Kuu, kiu estas posedata kaj funkcias, devas komenci vian unuan takata de la dua stadio. Kaptoj ne finas ĝin: ĝi perdiĝas nur se ĝi estas levita tute aŭ kaptita.',

  'rules.bawo10.start.title': 'Komenco',
  'rules.bawo10.start.text':
    'Bawo kun pli granda [[kuu]]: 10 semoj, apud ĝi 2 kaj 2, kaj 18 en la mano. La kuu funkcias ekde 10. Ĉiuj aliaj reguloj estas tiuj de Bawo, kun dek anstataŭ ok.',
  'rules.bawo10.kuu.title': 'La sola kuu',
  'rules.bawo10.kuu.text':
    'Se la kuu estas via sola okupita fronta kavo kaj vi ne povas kapti: [[tax|imposto]], se 10 aŭ pli restas, alie levu ĝin tute.',
  'rules.bawo10.guard.title': 'La gardo',
  'rules.bawo10.guard.text':
    'Dum via funkcianta kuu, de 10 aŭ pli, frontas al semoj, la alia kuu ne povas esti kaptata.',
  'rules.bawo10.mtaji.title': 'La kuu en mtaji',
  'rules.bawo10.mtaji.text': 'Posedata, funkcianta kuu devas komenci vian unuan takata de la dua stadio.',

  'rules.hawalis.start.title': 'Komenco',
  'rules.hawalis.start.text':
    'Hawalis estas la ludo de Omano. La tabulo havas kvar vicojn de sep kavoj kun po du semoj, entute 56. Nenio estas en la mano kaj ne estas domo. Vi semas nur kontraŭ la horloĝo: maldekstren en via fronta vico, dekstren en la malantaŭa.\nMovo levas kavon de du aŭ pli. Rondo, kiu finiĝas en okupita kavo, levas ĝin kaj daŭras.',
  'rules.hawalis.capture.title': 'Kapti',
  'rules.hawalis.capture.text':
    'La lasta semo devas fali en malplenan kavon de via fronta vico. Se la kontraŭa fronta kavo enhavas semojn, vi prenas ilin kaj tiujn de la kavo malantaŭ ĝi for de la tabulo, kaj la movo finiĝas. Se ĝi estas malplena, vi prenas nenion. En malplena malantaŭa kavo la movo simple finiĝas. Neniu devas kapti.',
  'rules.hawalis.single.title': 'Solaj semoj',
  'rules.hawalis.single.text':
    'Kiam neniu el viaj kavoj enhavas du aŭ pli, sola semo rajtas moviĝi unu kavon, sed nur en malplenan.',
  'rules.hawalis.end.title': 'Venki',
  'rules.hawalis.end.text':
    'Vi malvenkas sen semoj aŭ sen permesata movo; malplena fronta vico sola ne malvenkas. Senfina movo rajtas esti ludata ĉi tie, kaj malvenkas.',

  'rules.kiarabu.start.title': 'Komenco kaj direkto',
  'rules.kiarabu.start.text':
    'La araba ludo de Zanzibaro: kvar vicoj de ok kavoj, po tri semoj, entute 96. Ĝi estas ludata kiel Hawalis, sed vi elektas la direkton je la komenco de ĉiu movo kaj konservas ĝin.',
  'rules.kiarabu.capture.title': 'Kapti',
  'rules.kiarabu.capture.text':
    'Kiam la lasta semo falas en malplenan frontan kavon, vi prenas la kontraŭan frontan kavon kaj tiun malantaŭ ĝi, ĉiun aparte: la malantaŭa estas prenata eĉ se la antaŭa estas malplena. La semoj forlasas la tabulon, kaj la movo finiĝas.',
  'rules.kiarabu.end.title': 'Venki',
  'rules.kiarabu.end.text':
    'Vi venkas, kiam la alia ludanto havas neniujn semojn aŭ neniun permesatan movon. Senfina movo malvenkas.',
};
