import type { notesTexts as en } from '../en/notes.ts';

export const notesTexts: Record<keyof typeof en, string> = {
  'note.kujifunza.start': 'Du semoj en ĉiu kavo kaj nenio en la mano: la ludo komenciĝas per mtaji.',
  'note.kujifunza.noHouse': 'Ne estas nyumba kaj ne estas takasia.',
  'note.kete.six': 'Sola kuu de ses estas levita tute: ĝi neniam rajtas fali sub ses.',
  'note.kete.outlives': 'La kuu travivas la unuan kapton en mtaji: ĝi perdiĝas nur se ĝi estas levita tute aŭ kaptita.',
  'note.kete.firstTakata': 'Dum vi havas la kuu, takata en mtaji devas komenciĝi de ĝi.',
  'note.kete.duty': 'Hizi zetu: la markita kavo devas esti prenata per la unua kapto de la sekva movo, se tio eblas.',
  'note.kete.runsOn': 'Unua rondo el propra kuu pasas tra la markita kavo.',
  'note.kete.match': 'Matĉo estas la plimulto el tri ludoj.',
  'note.bawo.start': 'La kuu komencas kun 8 semoj, 20 estas en la mano, kaj ĝi funkcias ekde 8.',
  'note.bawo.lone': 'Sola kuu pagas imposton nur se 8 restas; alie ĝi estas levita tute.',
  'note.bawo.singles': 'En namua sola semo komencas nur se ĉiuj frontaj kavoj krom funkcianta kuu enhavas po unu.',
  'note.bawo.guard': 'La gardo: dum via funkcianta kuu frontas al semoj, vi ne rajtas kapti la alian kuu.',
  'note.bawo.guardLap': 'La gardo validas ankaŭ por postaj rondoj: ili daŭras.',
  'note.bawo.firstTakata': 'Posedata, funkcianta kuu devas komenci vian unuan takata en mtaji.',
  'note.bawo.outlives': 'La kuu travivas la unuan kapton en mtaji.',
  'note.bawo10.start': 'La kuu komencas kun 10 semoj, 18 estas en la mano, kaj ĝi funkcias ekde 10.',
  'note.bawo10.lone': 'Sola kuu pagas imposton nur se 10 restas; alie ĝi estas levita tute.',
  'note.bawo10.guard': 'La gardo: dum via funkcianta kuu frontas al semoj, vi ne rajtas kapti la alian kuu.',
  'note.bawo10.firstTakata': 'Posedata, funkcianta kuu devas komenci vian unuan takata en mtaji.',
  'note.bawo10.rest': 'Solaj semoj kaj la perdo de la kuu estas kiel en Bawo kun ok.',
  'note.hawalis.start': 'Kvar vicoj de sep, po du semoj, nenio en la mano, sen domo; nur kontraŭ la horloĝo.',
  'note.hawalis.capture':
    'La lasta semo devas fali en malplenan frontan kavon; kaptitaj semoj forlasas la tabulon, kaj la movo finiĝas.',
  'note.hawalis.free': 'Neniu devas kapti.',
  'note.hawalis.single': 'Solaj semoj moviĝas nur kiam nenio pli granda restas, kaj nur en malplenajn kavojn.',
  'note.hawalis.never': 'Senfina movo rajtas esti ludata, kaj malvenkas.',
  'note.hawalis.end': 'Malplena fronta vico ne malvenkas: oni malvenkas sen semoj aŭ sen movo.',
  'note.kiarabu.start': 'Kvar vicoj de ok, po tri semoj (96), nenio en la mano, sen domo.',
  'note.kiarabu.ways': 'La direkto estas elektata je la komenco de ĉiu movo kaj konservata.',
  'note.kiarabu.capture':
    'La lasta semo devas fali en malplenan frontan kavon; ĉiu el la du kontraŭaj kavoj estas prenata aparte, for de la tabulo.',
  'note.kiarabu.end': 'Malplena fronta vico ne malvenkas: oni malvenkas sen semoj aŭ sen movo.',

  'note.switch.takasia': 'Sen takasia: neniu kavo estas iam malpermesita.',
  'note.switch.takasiaSingletonExempt': 'Kavo kun unu semo ne povas iĝi takasia.',
  'note.switch.takasiaDuty': 'La kavo takasia devas esti prenata per la sekva unua kapto, se tio eblas.',
  'note.switch.takasiaHouseRunsOn': 'Unua rondo el propra domo pasas tra la kavo takasia.',
  'note.switch.mtajiSafariChoice':
    'En mtaji kapta rondo, kiu finiĝas en la funkcianta domo, rajtas halti tie aŭ daŭri, kaj la domo travivas kaptojn.',
  'note.switch.houseOutlivesMtajiCapture': 'La domo perdiĝas nur se ĝi estas levita tute aŭ kaptita.',
  'note.switch.singlesNeedFunctionalHouse': 'Kun dorma domo nur kavoj de du kaj pli komencas takata.',
  'note.switch.mtajiTax': 'En mtaji funkcianta domo, kiu estas via sola kavo kun du aŭ pli, semas nur du.',
  'note.switch.nyumba8': 'La domo komencas kun 8 semoj, kaj 20 estas en la mano; ĝi funkcias ekde 6 kiel antaŭe.',
  'note.switch.moveLimit': 'Movo validas kiel senfina super {n} semoj.',

  'note.place.mancalaWorld':
    'Mancala World estas priskribo, ne programo. Kion ĝia paĝo lasas malferma, tio estas ĉi tie decidita kiel en Bao la Kiswahili; senfinaj movoj kaj ripetitaj pozicioj estas traktataj kiel ĉie en Bingwa.',
  'note.place.boardGameArena':
    'La retejo povas elekti la kichwa por vi, kie ne estas elekto; ĉi tie la movo ĉiam nomas ĝin. Ĝi ofertas ankaŭ Hus, kiu ĉi tie ne estas ludata. Kiel ĝi tranĉas tre longajn movojn, ni ne komparis.',
  'note.place.encyclopedia':
    'Enciklopedioj donas la regulojn mallonge kaj ne ĉiuj konsentas. Ĉi tiu elekto prenas la du punktojn, en kiuj ili plej diferencas de la reguloj de la majstroj; ĉio alia estas kiel en Bao la Kiswahili.',
  'note.place.abstractPlay':
    'Laŭ ĝia publikigita fonto, kiel ni legas ĝin: movo estas tranĉata post 192 semoj; domo estas ŝparata de takasia nur dum ĝi enhavas ses; sola kichwa rajtas iri eksteren; dorma domo komencas takata nur kiam nenio alia povas. Nenio el tio estas kopiita ĉi tie.',
};
