import type { notesTexts as en } from '../en/notes.ts';

export const notesTexts: Record<keyof typeof en, string> = {
  'note.kujifunza.start': 'Dalawang buto sa bawat butas at wala sa kamay: nagsisimula ang laro sa mtaji.',
  'note.kujifunza.noHouse': 'Walang nyumba at walang takasia.',
  'note.kete.six': 'Dinadampot nang buo ang nag-iisang kuu na anim: hindi ito puwedeng bumaba sa anim.',
  'note.kete.outlives':
    'Nananatili ang kuu sa unang pagkain sa mtaji: nawawala lang ito kapag dinampot nang buo o kinain.',
  'note.kete.firstTakata': 'Habang hawak mo ang kuu, dito dapat magsimula ang takata sa mtaji.',
  'note.kete.duty': 'Hizi zetu: dapat kunin ng unang pagkain ng susunod na tira ang markadong butas kung kaya.',
  'note.kete.runsOn': 'Dumadaan sa markadong butas ang unang ikot mula sa sariling kuu.',
  'note.kete.match': 'Ang labanan ay unahang makadalawa sa tatlong laro.',
  'note.bawo.start': 'Nagsisimula ang kuu sa 8 buto, 20 ang nasa kamay, at buhay ito mula 8.',
  'note.bawo.lone':
    'Nagbabayad lang ng buwis ang nag-iisang kuu kung may 8 maiiwan; kung hindi, dinadampot ito nang buo.',
  'note.bawo.singles':
    'Sa namua, nagsisimula lang ang nag-iisang buto kung tig-iisa ang lahat ng harapang butas maliban sa buhay na kuu.',
  'note.bawo.guard': 'Ang bantay: habang may katapat na buto ang buhay mong kuu, hindi mo makakain ang kabilang kuu.',
  'note.bawo.guardLap': 'May bisa rin ang bantay sa mga susunod na ikot: tumutuloy ang mga ito.',
  'note.bawo.firstTakata': 'Ang kuu na hawak at buhay ang dapat magsimula ng una mong takata sa mtaji.',
  'note.bawo.outlives': 'Nananatili ang kuu sa unang pagkain sa mtaji.',
  'note.bawo10.start': 'Nagsisimula ang kuu sa 10 buto, 18 ang nasa kamay, at buhay ito mula 10.',
  'note.bawo10.lone':
    'Nagbabayad lang ng buwis ang nag-iisang kuu kung may 10 maiiwan; kung hindi, dinadampot ito nang buo.',
  'note.bawo10.guard': 'Ang bantay: habang may katapat na buto ang buhay mong kuu, hindi mo makakain ang kabilang kuu.',
  'note.bawo10.firstTakata': 'Ang kuu na hawak at buhay ang dapat magsimula ng una mong takata sa mtaji.',
  'note.bawo10.rest': 'Gaya ng Bawo na walo ang tuntunin sa nag-iisang buto at sa pagkawala ng kuu.',
  'note.hawalis.start':
    'Apat na hanay na tigpipito, tigdadalawang buto, wala sa kamay, walang bahay; pakontra-orasan lang.',
  'note.hawalis.capture':
    'Dapat mahulog ang huling buto sa walang-lamang harapang butas; umaalis sa tabla ang nakain at tapos ang tira.',
  'note.hawalis.free': 'Walang sapilitang kumain.',
  'note.hawalis.single':
    'Gumagalaw lang ang nag-iisang buto kapag wala nang mas malaki, at sa walang-lamang butas lang.',
  'note.hawalis.never': 'Puwedeng itira ang tirang walang katapusan, pero talo ito.',
  'note.hawalis.end': 'Hindi talo ang walang-lamang harapang hanay: talo ang walang buto o walang tira.',
  'note.kiarabu.start': 'Apat na hanay na tigwawalo, tigtatatlong buto (96), wala sa kamay, walang bahay.',
  'note.kiarabu.ways': 'Pinipili ang direksiyon sa simula ng bawat tira at hindi binabago.',
  'note.kiarabu.capture':
    'Dapat mahulog ang huling buto sa walang-lamang harapang butas; bukod na kinukuha sa tabla ang bawat isa sa dalawang katapat na butas.',
  'note.kiarabu.end': 'Hindi talo ang walang-lamang harapang hanay: talo ang walang buto o walang tira.',

  'note.switch.takasia': 'Walang takasia: walang butas na ipinagbabawal.',
  'note.switch.takasiaSingletonExempt': 'Hindi puwedeng maging takasia ang butas na may iisang buto.',
  'note.switch.takasiaDuty': 'Dapat kunin ng susunod na unang pagkain ang butas na takasia kung kaya.',
  'note.switch.takasiaHouseRunsOn': 'Dumadaan sa butas na takasia ang unang ikot mula sa sariling bahay.',
  'note.switch.mtajiSafariChoice':
    'Sa mtaji, ang ikot na kumakain na nagtatapos sa buhay na bahay ay puwedeng huminto roon o tumuloy, at nananatili ang bahay sa mga pagkain.',
  'note.switch.houseOutlivesMtajiCapture': 'Nawawala lang ang bahay kapag dinampot nang buo o kinain.',
  'note.switch.singlesNeedFunctionalHouse':
    'Kapag tulog ang bahay, mga butas na may dalawa o higit pa lang ang nagsisimula ng takata.',
  'note.switch.mtajiTax':
    'Sa mtaji, dalawa lang ang inihahasik ng buhay na bahay na tanging butas mong may dalawa o higit pa.',
  'note.switch.nyumba8': 'Nagsisimula ang bahay sa 8 buto at 20 ang nasa kamay; buhay ito mula 6 gaya ng dati.',
  'note.switch.moveLimit': 'Itinuturing na walang katapusan ang tirang lampas sa {n} buto.',

  'note.place.mancalaWorld':
    'Paglalarawan ang Mancala World, hindi programa. Ang iniiwang bukas ng pahina nito ay pinagpapasyahan dito gaya sa Bao la Kiswahili; ang mga tirang walang katapusan at inulit na posisyon ay tinatrato gaya ng saanman sa Bingwa.',
  'note.place.boardGameArena':
    'Kaya ng site na piliin ang kichwa para sa iyo kung walang mapagpipilian; dito, laging sinasabi ng tira. May Hus din doon, na hindi nilalaro rito. Hindi inihambing kung paano nito pinuputol ang napakahabang tira.',
  'note.place.encyclopedia':
    'Maikli ang tuntunin sa mga ensiklopedya at hindi lahat magkasundo. Kinukuha ng piling ito ang dalawang puntong pinakakaiba sa tuntunin ng mga dalubhasa; gaya sa Bao la Kiswahili ang lahat ng iba.',
  'note.place.abstractPlay':
    'Ayon sa inilathala nitong source gaya ng basa namin: pinuputol ang tira pagkatapos ng 192 buto; ligtas lang sa takasia ang bahay habang may anim ito; puwedeng palabas ang nag-iisang kichwa; nagsisimula lang ng takata ang tulog na bahay kapag walang ibang kaya. Walang kinopya rito sa mga iyon.',
};
