import type { backgroundTexts as en } from '../en/background.ts';

export const backgroundTexts: Record<keyof typeof en, string> = {
  'compare.title': 'Se vi konas alian mankalon',
  'compare.intro':
    'La plej multaj homoj renkontas mankalon kiel ludon de du vicoj: Kalah el la butikoj, aŭ Oware el Okcidenta Afriko kaj la Karibio. Jen kio estas alia en Bao.',
  'compare.point': 'Punkto',
  'compare.kalah': 'Kalah',
  'compare.oware': 'Oware',
  'compare.bao': 'Bao la Kiswahili',
  'compare.board': 'Tabulo',
  'compare.board.kalah': '2 × 6 kavoj kaj du provizejoj',
  'compare.board.oware': '2 × 6 kavoj; kaptitaj semoj apud ĝi',
  'compare.board.bao': '4 × 8 kavoj, po du vicoj, unu el ili sekura',
  'compare.seeds': 'Semoj',
  'compare.seeds.kalah': '48, po kvar en ĉiu kavo (aŭ 36 aŭ 72)',
  'compare.seeds.oware': '48, po kvar en ĉiu kavo',
  'compare.seeds.bao': '64: por ĉiu ludanto dek sur la tabulo kaj 22 en la mano',
  'compare.stages': 'Stadioj',
  'compare.stages.kalah': 'unu',
  'compare.stages.oware': 'unu',
  'compare.stages.bao': 'du: namua alportas la semojn, mtaji ludas per tio, kio estas sur la tabulo',
  'compare.turn': 'Movo',
  'compare.turn.kalah':
    'unu rondo kontraŭ la horloĝo, inkluzive de la propra provizejo; rondo, kiu finiĝas tie, donas plian movon',
  'compare.turn.oware': 'unu rondo kontraŭ la horloĝo tra ambaŭ vicoj',
  'compare.turn.bao': 'tiom da rondoj, kiom necesas, en la propra ringo, en iu ajn direkto',
  'compare.capture': 'Kapto',
  'compare.capture.kalah': 'lasta semo en malplena propra kavo: ĝi kaj la kontraŭaj semoj iras en la provizejon',
  'compare.capture.oware': 'lasta semo faras du aŭ tri en kavo de la alia flanko: ili forlasas la tabulon',
  'compare.capture.bao':
    'lasta semo en okupita fronta kavo: la kontraŭaj semoj venas al via flanko kaj estas semataj plu; devige',
  'compare.quiet': 'Movo sen kapto',
  'compare.quiet.kalah': 'ĉiam permesata',
  'compare.quiet.oware': 'ĉiam permesata, sed la alia flanko ne restu sen semoj, se tio estas evitebla',
  'compare.quiet.bao': 'takata: nur kiam neniu kapto eblas, kaj tiam neniu el ĝiaj rondoj kaptas',
  'compare.nyumba': 'Nyumba',
  'compare.nyumba.kalah': 'neniu; la provizejo nur kalkulas',
  'compare.nyumba.oware': 'neniu',
  'compare.nyumba.bao':
    'kvadrata kavo, kiu haltigas rondojn, ne komencas takata kaj pagas imposton, dum ĝi estas posedata kaj enhavas ses',
  'compare.takasia': 'Takasia',
  'compare.takasia.kalah': 'neniu',
  'compare.takasia.oware': 'neniu',
  'compare.takasia.bao': 'post takata en mtaji, la sola minacata kavo ne rajtas komenci la sekvan movon',
  'compare.win': 'Kiel venki',
  'compare.win.kalah': 'pli da semoj en la provizejo, 25 el 48',
  'compare.win.oware': 'pli da kaptitaj semoj, 25 el 48',
  'compare.win.bao': 'malplenigi la alian frontan vicon, aŭ lasi neniun movon; semoj ne estas kalkulataj',

  'history.1658':
    'En 1658 Étienne de Flacourt priskribis tabulludon de la sakalavoj de Madagaskaro, kaj la libro de Thomas Hyde de 1694 mencias unu el Anĵuano. Ĉu iu el ili estis Bao, estas dubate.',
  'history.muyaka':
    'Muyaka bin Haji, poeto de Mombaso en la frua dek-naŭa jarcento, verkis versojn pri Bao. Ĝi tiam jam estis hejma ĉe la marbordo.',
  'history.board':
    'Lignaj tabuloj ne daŭras longe. Inter la plej malnovaj konataj kun kvadrata kavo estas unu el Malavio de 1896, en la Brita Muzeo.',
  'history.sanderson':
    'Meredith Sanderson priskribis en 1913 Bawo, kiel oni ludis ĝin en la nuna Malavio; W. H. Ingrams en 1921 la arabajn ludojn de Zanzibaro.',
  'history.chama':
    'En 1966 ludantoj en Tanzanio fondis Chama cha Bao. Ĉampionadoj okazas en Tanzanio, Zanzibaro, Malavio kaj Lamu.',
  'history.townshend':
    'En la 1970-aj kaj 1980-aj jaroj Walter Driedger, Alan Boyd kaj Philip Townshend notis, kiel oni ludas ĉe la marbordo kaj en Lamu.',
  'history.voogt':
    'De 1991 ĝis 1995 Alexander de Voogt lernis de la majstroj de Zanzibaro, notis iliajn regulojn kaj registris la ĉampionadon de 1994. Ĝiaj ok ludoj estas en la biblioteko de Bingwa.',
  'history.donkers':
    'Jeroen Donkers faris el ĉi tiuj reguloj formalan tekston kaj programon (2001 ĝis 2003). Kun Tom Kronenburg kaj de Voogt li montris en 2006, ke iuj movoj neniam finiĝas.',
  'sources.title': 'Fontoj',
  'sources.intro':
    'La reguloj de Bingwa sekvas ĉi tiujn; kie ili diferencas, la paĝo de reguloj diras, kiu estis sekvita.',
  'sources.note': 'Adresoj estas donitaj kiel teksto, por ke ĉi tiu paĝo funkciu sen reto.',
};
