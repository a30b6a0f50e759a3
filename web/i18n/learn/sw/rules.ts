/** Kiswahili. */
import type { rulesTexts as en } from '../en/rules.ts';

export const rulesTexts: Record<keyof typeof en, string> = {
  'rules.kiswahili.board.title': 'Ubao na mwanzo',
  'rules.kiswahili.board.text':
    'Ubao una safu nne za mashimo manane. Safu mbili za upande wako ni zako: safu ya mbele inamkabili mpinzani, safu ya nyuma iko nyuma yake. Mashimo yako kumi na sita hufanya duara, nawe hupanda kete ndani ya duara lako tu.\nMashimo ya mbele ni A1 hadi A8 na ya nyuma B1 hadi B8, yakihesabiwa kuanzia kushoto kwako; ya Kaskazini huandikwa kwa herufi ndogo. Mashimo ya mwisho ya safu ya mbele ni [[kichwa|vichwa]], yaliyo kando yake ni [[kimbi]], na shimo la mraba A5 ni [[nyumba]].\n[[kete|Kete]] ni 64. Mwanzoni kila mchezaji ana 6, 2 na 2 katika safu ya mbele na 22 [[ghala|ghalani]]. Kusini huanza.',
  'rules.kiswahili.lap.title': 'Mizunguko',
  'rules.kiswahili.lap.text':
    'Unainua kete za shimo na kupanda moja moja katika kila shimo linalofuata; hakuna shimo linalorukwa. Huo ni [[lap|mzunguko]]. Kete ya mwisho ikiingia shimo tupu, zamu yako imeisha. Kama shimo lilikuwa na kete, unaziinua zote na kuendelea upande uleule: [[endelea]].\nTendo la kwanza huamua aina ya zamu. Likiwa la kula, kila mzunguko unaofuata waweza kula pia. Lisipokula, zamu yote ni [[takata]] na haili chochote.',
  'rules.kiswahili.namua.title': 'Namua: kula',
  'rules.kiswahili.namua.text':
    'Ukiwa na kete [[ghala|ghalani]] uko katika hatua ya kwanza, [[namua]]: kila zamu huingiza kete moja ubaoni. Kama shimo lako la mbele lenye kete linakabili shimo la mbele la mpinzani lenye kete, ni lazima ule: weka kete katika shimo kama hilo na uchukue kete zote za shimo linalolikabili. Shimo lako linabaki na kete zake. Mashimo ya nyuma yako salama.\nKete zilizoliwa hupandwa katika safu yako ya mbele kuanzia [[kichwa]]. Ukila kwa kichwa au kimbi, ni kichwa cha karibu daima. Kwa mashimo manne ya kati unachagua katika kula kwa kwanza; baada ya hapo mwelekeo wa mzunguko hubaki.',
  'rules.kiswahili.takata.title': 'Namua: takata',
  'rules.kiswahili.takata.text':
    'Usipoweza kula, weka kete katika shimo la mbele lenye kete, inua shimo lote na upande kushoto au kulia. Hii ni [[takata]].\nNyumba yako ikiwa [[functional|hai]], shimo lolote jingine la mbele linafaa. Nyumba ikishapotea, ni mashimo yenye kete mbili au zaidi tu yanayoanza, isipokuwa yote yana kete moja moja. Kichwa kikiwa ndicho shimo pekee la mbele lenye kete hupandwa kuelekea ndani.',
  'rules.kiswahili.house.title': 'Nyumba',
  'rules.kiswahili.house.text':
    '[[nyumba|Nyumba]] ni yako tangu mwanzo, na katika namua ina nguvu ikiwa na kete sita au zaidi. Takata ikiishia humo husimama. Mzunguko wa kula ukiishia humo, bila cha kula mbele yake, husimama pia, au unaicheza nyumba: unainua zote na kuendelea, ndiyo [[safari]]. Baada ya hapo ni shimo la kawaida hadi mwisho wa mchezo.\nNyumba ikiwa ndiyo shimo pekee la mbele lenye kete na huwezi kula, unalipa [[tax|kodi]]: ongeza kete na upande mbili tu.\nIkiwa na kete chini ya sita nyumba ni [[dormant|dhaifu]], shimo la kawaida hadi ifike sita tena; wakati huo shimo lolote la mbele lenye kete laweza kuanza takata, hata lenye moja. Nyumba hupotea kabisa ikiinuliwa yote au ikiliwa.',
  'rules.kiswahili.mtaji.title': 'Mtaji',
  'rules.kiswahili.mtaji.text':
    'Ghala lako likiisha uko katika hatua ya pili, [[mtaji]]. Sasa zamu huanza kwa kuinua shimo lako moja. Ni lazima ule kama unaweza: inua kete 2 hadi 15 kutoka safu yoyote ili mzunguko wa kwanza uishie katika shimo lako la mbele lililokuwa na kete na linalokabili lenye kete.\nKete zilizoliwa hufuata mwelekeo wa mzunguko, isipokuwa kichwa au kimbi kimekula: hapo ni kichwa cha karibu. Kula kwa kwanza kwa hatua hii kunazimaliza nyumba zote mbili.',
  'rules.kiswahili.mtajiTakata.title': 'Mtaji: takata',
  'rules.kiswahili.mtajiTakata.text':
    'Bila kula, inua shimo la mbele lenye kete mbili au zaidi na uzipande upande wowote. Safu ya nyuma huanza tu kama hakuna shimo la mbele lenye mbili. Kete moja haianzi zamu kamwe, na kichwa kilicho peke yake huelekea ndani.',
  'rules.kiswahili.takasia.title': 'Takasia',
  'rules.kiswahili.takasia.text':
    'Baada ya takata katika mtaji, kama mpinzani hawezi kula na kula kwako kujako kote kungechukua shimo moja lilelile, shimo hilo ni [[takasia]] kwa zamu moja. Mwenyewe hawezi kuanza nalo, na mzunguko wake ukiishia humo husimama, hivyo hawezi kuzihamisha kete kirahisi.\nShimo husamehewa likiwa nyumba inayomilikiwa bado, shimo pekee la mbele lenye kete, au shimo pekee la mbele lenye mbili au zaidi.',
  'rules.kiswahili.end.title': 'Kushinda',
  'rules.kiswahili.end.text':
    'Unashinda mara moja safu ya mbele ya mpinzani ikiwa tupu: [[baoHamna|bao hamna]]. Unashinda pia mpinzani akikosa zamu halali. Hakuna sare kwa makubaliano wala kwa kuhesabu; idadi ya kete zako haina maana.\nZamu ambayo ingepanda zaidi ya kete 100 000 huhesabiwa kuwa isiyoisha na haiwezi kuchezwa. Hapa Bingwa, hali ileile ikitokea mara ya tatu ni sare.',

  'rules.kujifunza.start.title': 'Mwanzo',
  'rules.kujifunza.start.text':
    'Mchezo wa wanaojifunza. Kila shimo kati ya 32 lina kete mbili, na hakuna kilicho mkononi. Hakuna [[nyumba]] wala [[takasia]]: ni kanuni za [[mtaji]] tu, hivyo mtu hujifunza kwanza mizunguko na kula.\nAnayeanza anaweza kulazimisha ushindi: A3 kulia, au kioo chake A6 kushoto, hushinda kwa zamu 21 za wachezaji wote wawili pamoja. Hakuna zamu nyingine ya kwanza ifanyayo hivyo.',
  'rules.kujifunza.turn.title': 'Zamu',
  'rules.kujifunza.turn.text':
    'Inua shimo lenye kete 2 hadi 15 ili mzunguko wa kwanza uishie katika shimo lako la mbele lenye kete, linalokabili lenye kete. Unakula zilizo mbele yake na kuzipanda kutoka kichwa kinachoendeleza mwelekeo wako; ukila kwa kichwa au kimbi, kutoka kichwa cha karibu. Kama hakuna cha kula, [[takata]] kwa shimo la mbele lenye mbili au zaidi.',
  'rules.kujifunza.end.title': 'Kushinda',
  'rules.kujifunza.end.text':
    'Maliza safu ya mbele ya mpinzani, au umwache bila zamu. Katika mfano huu Kaskazini amebaki na kete moja moja tu.',

  'rules.kete.start.title': 'Mwanzo na shindano',
  'rules.kete.start.text':
    'Bao la Kete, au Komwe, ni mchezo wa Lamu. Ubao na mwanzo ni vya Bao la Kiswahili; nyumba huitwa [[kuu]]. Lisilosemwa hapa ni kama kule.\nShindano ni la michezo mitatu, na huisha mmoja akishinda miwili.',
  'rules.kete.kuu.title': 'Kuu haipungui sita',
  'rules.kete.kuu.text':
    'Kuu ikiwa ndiyo shimo lako pekee la mbele lenye kete na huwezi kula, kete mbili hupandwa kama [[tax|kodi]] tu iwapo sita au zaidi zinabaki. Kuu ya sita kamili, saba pamoja na kete mpya, ni lazima iinuliwe yote, na imekwisha.',
  'rules.kete.mtaji.title': 'Kuu katika mtaji',
  'rules.kete.mtaji.text':
    'Kula kwa kwanza katika mtaji hakumalizi kuu: hupotea tu ikiinuliwa yote au ikiliwa. Lakini maadamu unaimiliki, takata yako ya mtaji ni lazima ianze nayo.',
  'rules.kete.takasia.title': 'Hizi zetu',
  'rules.kete.takasia.text':
    'Takasia huitwa [[hiziZetu|hizi zetu]], na maana yake ni hiyo: katika zamu inayofuata shimo lenye alama ni lazima lichukuliwe na kula kwa kwanza ikiwezekana, hata kama kula kwingine kumewezekana. Kwa hili alama hubaki maadamu shimo lina kete.\nMzunguko wa kwanza unaoanza na kuu inayomilikiwa huendelea ukiishia kwenye shimo lenye alama.',

  'rules.bawo.start.title': 'Mwanzo',
  'rules.bawo.start.text':
    'Bawo ni mchezo wa Malawi. [[kuu|Kuu]] huanza na kete 8, kando yake 2 na 2, na 20 ziko mkononi. Kuu ni hai kuanzia 8. Lisilosemwa hapa ni kama katika Bao la Kiswahili.',
  'rules.bawo.kuu.title': 'Kuu pekee',
  'rules.bawo.kuu.text':
    'Kuu ikiwa ndiyo shimo lako pekee la mbele lenye kete na huwezi kula, unapanda mbili kama [[tax|kodi]] tu iwapo 8 au zaidi zinabaki. Ikiwa na 8 kamili, tisa pamoja na kete mpya, unaiinua yote.',
  'rules.bawo.singles.title': 'Kete moja moja',
  'rules.bawo.singles.text':
    'Katika namua kete moja yaweza kuanza takata tu iwapo kila shimo la mbele lenye kete, mbali na kuu hai, lina kete moja.',
  'rules.bawo.guard.title': 'Ulinzi',
  'rules.bawo.guard.text':
    'Kuu yako hai ikikabili kete, huwezi kula kuu ya mpinzani maadamu anaimiliki, hata ikiwa na kete chache. Mwanzo kama huo si kula, na mzunguko unaoishia hapo huendelea. Ni hivyo katika hatua zote mbili.',
  'rules.bawo.mtaji.title': 'Kuu katika mtaji',
  'rules.bawo.mtaji.text':
    'Kuu inayomilikiwa na iliyo hai ni lazima ianze takata yako ya kwanza ya hatua ya pili. Kula hakuimalizi: hupotea tu ikiinuliwa yote au ikiliwa.',

  'rules.bawo10.start.title': 'Mwanzo',
  'rules.bawo10.start.text':
    'Bawo yenye [[kuu]] kubwa zaidi: kete 10, kando yake 2 na 2, na 18 mkononi. Kuu ni hai kuanzia 10. Kanuni nyingine zote ni za Bawo, kumi badala ya nane.',
  'rules.bawo10.kuu.title': 'Kuu pekee',
  'rules.bawo10.kuu.text':
    'Kuu ikiwa ndiyo shimo lako pekee la mbele lenye kete na huwezi kula: [[tax|kodi]] iwapo 10 au zaidi zinabaki, la sivyo inua zote.',
  'rules.bawo10.guard.title': 'Ulinzi',
  'rules.bawo10.guard.text': 'Kuu yako hai, yenye 10 au zaidi, ikikabili kete, kuu ya mpinzani haiwezi kuliwa.',
  'rules.bawo10.mtaji.title': 'Kuu katika mtaji',
  'rules.bawo10.mtaji.text': 'Kuu inayomilikiwa na iliyo hai ni lazima ianze takata yako ya kwanza ya hatua ya pili.',

  'rules.hawalis.start.title': 'Mwanzo',
  'rules.hawalis.start.text':
    'Hawalis ni mchezo wa Oman. Ubao una safu nne za mashimo saba yenye kete mbili kila moja, jumla 56. Hakuna kilicho mkononi wala nyumba. Hupandwa kinyume cha saa tu: kwenda kushoto katika safu yako ya mbele, kulia katika safu ya nyuma.\nZamu huinua shimo lenye mbili au zaidi. Mzunguko unaoishia shimo lenye kete huliinua na kuendelea.',
  'rules.hawalis.capture.title': 'Kula',
  'rules.hawalis.capture.text':
    'Kete ya mwisho ni lazima iingie shimo tupu la safu yako ya mbele. Kama shimo la mbele linalolikabili lina kete, unazitoa ubaoni pamoja na za shimo la nyuma yake, na zamu inaisha. Likiwa tupu huchukui kitu. Katika shimo tupu la nyuma zamu inaisha tu. Hakuna lazima ya kula.',
  'rules.hawalis.single.title': 'Kete moja moja',
  'rules.hawalis.single.text':
    'Kama hakuna shimo lako lenye mbili au zaidi, kete moja yaweza kusogea shimo moja, lakini kwenye shimo tupu tu.',
  'rules.hawalis.end.title': 'Kushinda',
  'rules.hawalis.end.text':
    'Unashindwa ukiwa huna kete au huna zamu halali; safu ya mbele kuwa tupu pekee si kushindwa. Zamu isiyoisha yaweza kuchezwa hapa, na hushindwa.',

  'rules.kiarabu.start.title': 'Mwanzo na mwelekeo',
  'rules.kiarabu.start.text':
    'Mchezo wa Kiarabu wa Zanzibar: safu nne za mashimo manane, kete tatu kila shimo, jumla 96. Huchezwa kama Hawalis, ila unachagua mwelekeo mwanzoni mwa kila zamu na kuufuata.',
  'rules.kiarabu.capture.title': 'Kula',
  'rules.kiarabu.capture.text':
    'Kete ya mwisho ikiingia shimo tupu la mbele, unachukua shimo la mbele linalolikabili na la nyuma yake, kila moja peke yake: la nyuma huchukuliwa hata kama la mbele yake ni tupu. Kete hutoka ubaoni na zamu inaisha.',
  'rules.kiarabu.end.title': 'Kushinda',
  'rules.kiarabu.end.text': 'Unashinda mpinzani akiwa hana kete au hana zamu halali. Zamu isiyoisha hushindwa.',
};
