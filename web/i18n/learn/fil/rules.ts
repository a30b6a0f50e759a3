import type { rulesTexts as en } from '../en/rules.ts';

export const rulesTexts: Record<keyof typeof en, string> = {
  'rules.kiswahili.board.title': 'Tabla at simula',
  'rules.kiswahili.board.text':
    'May apat na hanay na tigwawalong butas ang tabla. Sa iyo ang dalawang hanay sa panig mo: nakaharap sa kabilang manlalaro ang harapang hanay, at nasa likod nito ang likurang hanay. Bumubuo ng singsing ang labing-anim mong butas, at sa sarili mong singsing ka lang naghahasik.\nA1 hanggang A8 ang mga harapang butas at B1 hanggang B8 ang mga likuran, binibilang mula sa kaliwa mo; maliit na titik ang sa Hilaga. Ang dalawang dulo ng harapang hanay ay ang [[kichwa]], ang mga katabi nito ay ang [[kimbi]], at ang parisukat na butas A5 ay ang [[nyumba]].\nMay 64 na [[kete]]. Sa simula, may 6, 2 at 2 ang bawat manlalaro sa harapang hanay at 22 sa [[ghala]]. Timog ang nauuna.',
  'rules.kiswahili.lap.title': 'Mga ikot',
  'rules.kiswahili.lap.text':
    'Dumadampot ka ng butas at naghahasik ng tig-iisang buto sa bawat susunod; walang nilalaktawang butas. Iyan ang [[lap|ikot]]. Kung nahulog ang huling buto sa butas na walang laman, tapos ang tira mo. Kung may laman ang butas, dinadampot mong lahat at itinutuloy ang paghasik sa parehong direksiyon: [[endelea]].\nAng unang galaw ang nagpapasya kung anong uri ng tira. Kung kumain, puwede ring kumain ang bawat susunod na ikot. Kung hindi, [[takata]] ang buong tira at walang kinakain.',
  'rules.kiswahili.namua.title': 'Namua: pagkain',
  'rules.kiswahili.namua.text':
    'Habang may buto ka sa [[ghala]], nasa unang yugto ka, ang [[namua]]: bawat tira ay nagdadala ng isang buto sa tabla. Kung may harapang butas kang may laman na katapat ng harapang butas na may laman ng kabilang manlalaro, dapat kang kumain: ilagay ang buto sa ganoong butas at kunin ang lahat ng buto ng katapat nito. Nananatili ang mga buto ng sarili mong butas. Ligtas ang mga likurang butas.\nInihahasik sa harapang hanay mo ang mga nakain mula sa isang [[kichwa]]. Mula sa kichwa o kimbi, laging sa malapit. Mula sa apat na butas sa pagitan, pumipili ka sa unang pagkain; pagkatapos, nananatili ang direksiyon ng ikot.',
  'rules.kiswahili.takata.title': 'Namua: takata',
  'rules.kiswahili.takata.text':
    'Kung hindi ka makakakain, ilagay ang buto sa harapang butas na may laman, damputin ang buong butas at ihasik pakaliwa o pakanan. Ito ang [[takata]].\nHabang [[functional|buhay]] ang bahay mo, puwede ang alinmang ibang harapang butas. Kapag wala na ang bahay, mga butas na may dalawa o higit pa lang ang puwedeng magsimula, maliban kung tig-iisa ang lahat. Paloob ang hasik ng kichwa na tanging harapang butas mong may laman.',
  'rules.kiswahili.house.title': 'Ang bahay',
  'rules.kiswahili.house.text':
    'Sa iyo ang [[nyumba]] mula sa simula at may bisa ito sa namua habang may anim na buto o higit pa. Humihinto ang takata na nagtatapos doon. Humihinto rin ang ikot na kumakain na nagtatapos doon nang walang makakain sa katapat, o itinitira mo ang bahay: dinadampot mo nang buo at itinutuloy ang paghasik, isang [[safari]]. Karaniwang butas na ito hanggang matapos ang laro.\nKung bahay ang tanging harapang butas mong may laman at hindi ka makakakain, magbabayad ka ng [[tax|buwis]]: idagdag ang buto at ihasik ang dalawa lang.\nKapag wala pang anim ang buto, [[dormant|tulog]] ang bahay, karaniwang butas hanggang muling maging anim; puwede nang magsimula ng takata ang alinmang harapang butas na may laman, pati nag-iisang buto. Tuluyang nawawala ang bahay kapag dinampot nang buo o kinain.',
  'rules.kiswahili.mtaji.title': 'Mtaji',
  'rules.kiswahili.mtaji.text':
    'Kapag wala nang laman ang ghala mo, nasa ikalawang yugto ka, ang [[mtaji]]. Nagsisimula na ang tira sa pagdampot ng isa sa mga butas mo. Dapat kang kumain kung kaya mo: dumampot ng 2 hanggang 15 buto mula sa alinmang hanay para magtapos ang unang ikot sa sariling harapang butas na may laman na at katapat ng may laman.\nNananatili ang direksiyon ng ikot sa mga nakain, maliban kung kichwa o kimbi ang kumain: sa malapit na kichwa iyon. Tinatapos ng unang pagkain ng yugtong ito ang dalawang bahay.',
  'rules.kiswahili.mtajiTakata.title': 'Mtaji: takata',
  'rules.kiswahili.mtajiTakata.text':
    'Kung walang pagkain, dumampot ng harapang butas na may dalawa o higit pa at ihasik sa alinmang direksiyon. Kung walang harapang butas na may dalawa, saka ka lang puwedeng magsimula sa likurang hanay. Hindi nagsisimula ng tira ang nag-iisang buto, at paloob ang nag-iisang kichwa.',
  'rules.kiswahili.takasia.title': 'Takasia',
  'rules.kiswahili.takasia.text':
    'Pagkatapos ng takata sa mtaji, kung hindi makakakain ang kabilang manlalaro at iisang butas lang ang kukunin ng lahat ng susunod mong pagkain, [[takasia]] ang butas na iyon sa loob ng isang tira. Hindi ito puwedeng pagsimulan ng may-ari, at humihinto ang ikot niyang nagtatapos dito, kaya hindi niya basta maitatakas ang mga buto.\nLigtas ang butas kung bahay itong hawak pa, ang tanging harapang butas na may laman, o ang tanging harapang butas na may dalawa o higit pa.',
  'rules.kiswahili.end.title': 'Pagkapanalo',
  'rules.kiswahili.end.text':
    'Panalo ka agad kapag walang laman ang kabilang harapang hanay: [[baoHamna|bao hamna]]. Panalo ka rin kapag walang puwedeng itira ang kabilang manlalaro. Walang tabla sa kasunduan o sa bilang; hindi mahalaga kung ilan ang buto mo.\nItinuturing na walang katapusan ang tirang maghahasik ng mahigit 100 000 buto at hindi ito puwedeng itira. Sa platapormang ito, tabla ang parehong posisyon sa ikatlong beses.',

  'rules.kujifunza.start.title': 'Simula',
  'rules.kujifunza.start.text':
    'Ang laro ng nag-aaral. May dalawang buto ang bawat isa sa 32 butas, at wala sa kamay. Walang [[nyumba]] at walang [[takasia]]: mga tuntunin lang ng [[mtaji]], kaya mga ikot at pagkain muna ang natututuhan.\nKayang ipilit ng unang manlalaro ang panalo: A3 pakanan, o ang salamin nitong A6 pakaliwa, panalo sa 21 tira ng dalawang manlalaro. Walang ibang unang tira ang nakagagawa nito.',
  'rules.kujifunza.turn.title': 'Isang tira',
  'rules.kujifunza.turn.text':
    'Dumampot ng butas na may 2 hanggang 15 para magtapos ang unang ikot sa sariling harapang butas na may laman at katapat ng may laman. Kinakain mo ang katapat at inihahasik mula sa kichwa na nagpapanatili ng direksiyon mo; mula sa kichwa o kimbi, sa malapit. Kung walang makakain, [[takata]] mula sa harapang butas na may dalawa o higit pa.',
  'rules.kujifunza.end.title': 'Pagkapanalo',
  'rules.kujifunza.end.text':
    'Ubusin ang kabilang harapang hanay, o iwan ang kabilang manlalaro nang walang tira. Sa halimbawa, tig-iisang buto na lang ang natira sa Hilaga.',

  'rules.kete.start.title': 'Simula at labanan',
  'rules.kete.start.text':
    'Ang Bao la Kete, o Komwe, ang laro ng Lamu. Gaya ng Bao la Kiswahili ang tabla at simula; [[kuu]] ang tawag sa bahay. Gaya roon ang hindi sinabi rito.\nAng labanan ay unahang makadalawa sa tatlong laro at tapos kapag may nanalo na ng dalawa.',
  'rules.kete.kuu.title': 'Hindi bumababa sa anim ang kuu',
  'rules.kete.kuu.text':
    'Kung kuu ang tanging harapang butas mong may laman at hindi ka makakakain, inihahasik lang ang dalawang buto bilang [[tax|buwis]] kapag anim o higit pa ang maiiwan. Ang kuu na eksaktong anim, pito kasama ang bagong buto, ay dapat damputin nang buo, at wala na ito.',
  'rules.kete.mtaji.title': 'Ang kuu sa mtaji',
  'rules.kete.mtaji.text':
    'Hindi tinatapos ng unang pagkain sa mtaji ang kuu: nawawala lang ito kapag dinampot nang buo o kinain. Pero habang hawak mo ito, dito dapat magsimula ang takata mo sa mtaji.',
  'rules.kete.takasia.title': 'Hizi zetu',
  'rules.kete.takasia.text':
    '[[hiziZetu|Hizi zetu]] ang tawag sa takasia, “atin ang mga ito”, at ganoon nga: sa susunod na tira, dapat kunin ng unang pagkain ang markadong butas kung kaya, kahit may ibang pagkaing naging posible. Nananatili ang marka para rito hangga’t may buto ang butas.\nTumutuloy ang unang ikot na nagsimula sa sariling kuu kapag nagtapos ito sa markadong butas.',

  'rules.bawo.start.title': 'Simula',
  'rules.bawo.start.text':
    'Ang Bawo ang laro ng Malawi. Nagsisimula ang [[kuu]] sa 8 buto, 2 at 2 sa tabi nito, at 20 ang nasa kamay. Buhay ang kuu mula 8. Gaya sa Bao la Kiswahili ang hindi sinabi rito.',
  'rules.bawo.kuu.title': 'Ang nag-iisang kuu',
  'rules.bawo.kuu.text':
    'Kung kuu ang tanging harapang butas mong may laman at hindi ka makakakain, naghahasik ka lang ng dalawa bilang [[tax|buwis]] kapag 8 o higit pa ang maiiwan. Kung eksaktong 8, siyam kasama ang bagong buto, dadamputin mo nang buo.',
  'rules.bawo.singles.title': 'Nag-iisang buto',
  'rules.bawo.singles.text':
    'Sa namua, puwede lang magsimula ng takata ang nag-iisang buto kung tig-iisa ang bawat harapang butas na may laman, maliban sa buhay na kuu.',
  'rules.bawo.guard.title': 'Ang bantay',
  'rules.bawo.guard.text':
    'Habang may katapat na buto ang buhay mong kuu, hindi mo makakain ang kuu ng kabilang manlalaro hangga’t hawak niya ito, gaano man kaunti ang buto nito. Hindi pagkain ang ganoong simula, at tumutuloy ang ikot na nagtatapos doon. Ganito sa dalawang yugto.',
  'rules.bawo.mtaji.title': 'Ang kuu sa mtaji',
  'rules.bawo.mtaji.text':
    'Ang kuu na hawak at buhay ang dapat magsimula ng una mong takata sa ikalawang yugto. Hindi ito tinatapos ng mga pagkain: nawawala lang ito kapag dinampot nang buo o kinain.',

  'rules.bawo10.start.title': 'Simula',
  'rules.bawo10.start.text':
    'Bawo na may mas malaking [[kuu]]: 10 buto, 2 at 2 sa tabi nito, at 18 sa kamay. Buhay ang kuu mula 10. Gaya ng Bawo ang lahat ng ibang tuntunin, sampu sa halip na walo.',
  'rules.bawo10.kuu.title': 'Ang nag-iisang kuu',
  'rules.bawo10.kuu.text':
    'Kung kuu ang tanging harapang butas mong may laman at hindi ka makakakain: [[tax|buwis]] kung 10 o higit pa ang maiiwan, kung hindi, damputin nang buo.',
  'rules.bawo10.guard.title': 'Ang bantay',
  'rules.bawo10.guard.text':
    'Habang may katapat na buto ang buhay mong kuu, na 10 o higit pa, hindi makakain ang kabilang kuu.',
  'rules.bawo10.mtaji.title': 'Ang kuu sa mtaji',
  'rules.bawo10.mtaji.text': 'Ang kuu na hawak at buhay ang dapat magsimula ng una mong takata sa ikalawang yugto.',

  'rules.hawalis.start.title': 'Simula',
  'rules.hawalis.start.text':
    'Ang Hawalis ang laro ng Oman. May apat na hanay na tigpipitong butas ang tabla na tigdadalawang buto, 56 lahat. Wala sa kamay at walang bahay. Pakontra-orasan lang ang paghasik: pakaliwa sa harapang hanay, pakanan sa likuran.\nDumadampot ang tira ng butas na may dalawa o higit pa. Ang ikot na nagtatapos sa butas na may laman ay dumadampot nito at tumutuloy.',
  'rules.hawalis.capture.title': 'Pagkain',
  'rules.hawalis.capture.text':
    'Dapat mahulog ang huling buto sa walang-lamang butas ng harapang hanay mo. Kung may buto ang katapat na harapang butas, inaalis mo sa tabla ang mga iyon at ang sa likurang butas sa likod nito, at tapos ang tira. Kung wala itong laman, wala kang kukunin. Sa walang-lamang likurang butas, basta natatapos ang tira. Walang sapilitang kumain.',
  'rules.hawalis.single.title': 'Nag-iisang buto',
  'rules.hawalis.single.text':
    'Kapag wala kang butas na may dalawa o higit pa, puwedeng gumalaw nang isang butas ang nag-iisang buto, pero sa walang-laman lang.',
  'rules.hawalis.end.title': 'Pagkapanalo',
  'rules.hawalis.end.text':
    'Talo ka kapag walang buto o walang puwedeng itira; hindi pa talo kung harapang hanay lang ang walang laman. Puwedeng itira rito ang tirang walang katapusan, pero talo ito.',

  'rules.kiarabu.start.title': 'Simula at direksiyon',
  'rules.kiarabu.start.text':
    'Ang larong Arabe ng Zanzibar: apat na hanay na tigwawalong butas, tigtatatlong buto, 96 lahat. Gaya ng Hawalis ang laro, pero pinipili mo ang direksiyon sa simula ng bawat tira at hindi binabago.',
  'rules.kiarabu.capture.title': 'Pagkain',
  'rules.kiarabu.capture.text':
    'Kapag nahulog ang huling buto sa walang-lamang harapang butas, kinukuha mo ang katapat na harapang butas at ang nasa likod nito, bukod ang bawat isa: kinukuha ang likuran kahit walang laman ang nasa harap nito. Umaalis sa tabla ang mga buto at tapos ang tira.',
  'rules.kiarabu.end.title': 'Pagkapanalo',
  'rules.kiarabu.end.text':
    'Panalo ka kapag walang buto o walang puwedeng itira ang kabilang manlalaro. Talo ang tirang walang katapusan.',
};
