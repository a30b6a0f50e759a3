import type { notesTexts as en } from '../en/notes.ts';

export const notesTexts: Record<keyof typeof en, string> = {
  'note.kujifunza.start': 'Minden gödörben két mag, kézben semmi: a játék mtajival kezdődik.',
  'note.kujifunza.noHouse': 'Nincs nyumba és nincs takasia.',
  'note.kete.six': 'A magányos, hatos kuu egészben emelkedik ki: sosem eshet hat alá.',
  'note.kete.outlives': 'A kuu túléli az első ütést mtajiban: csak akkor vész el, ha egészben kiemelik vagy kiütik.',
  'note.kete.firstTakata': 'Amíg tiéd a kuu, az mtaji-takatának onnan kell indulnia.',
  'note.kete.duty': 'Hizi zetu: a megjelölt gödröt a következő lépés első ütésének el kell vennie, ha lehet.',
  'note.kete.runsOn': 'A saját kuuból induló első vetés továbbfut a megjelölt gödrön.',
  'note.kete.match': 'Egy meccs három játszmából a több.',
  'note.bawo.start': 'A kuu 8 maggal kezd, 20 van kézben, és 8-tól működik.',
  'note.bawo.lone': 'A magányos kuu csak akkor fizet adót, ha 8 marad; különben egészben kiemelik.',
  'note.bawo.singles': 'Namuában egyes mag csak akkor indul, ha a működő kuun kívül minden első gödörben egy van.',
  'note.bawo.guard': 'Az őrség: amíg a működő kuud magokkal néz szembe, a másik kuut nem ütheted.',
  'note.bawo.guardLap': 'Az őrség a későbbi vetésekre is áll: továbbfutnak.',
  'note.bawo.firstTakata': 'A birtokolt, működő kuunak kell indítania az első mtaji-takatádat.',
  'note.bawo.outlives': 'A kuu túléli az első ütést mtajiban.',
  'note.bawo10.start': 'A kuu 10 maggal kezd, 18 van kézben, és 10-től működik.',
  'note.bawo10.lone': 'A magányos kuu csak akkor fizet adót, ha 10 marad; különben egészben kiemelik.',
  'note.bawo10.guard': 'Az őrség: amíg a működő kuud magokkal néz szembe, a másik kuut nem ütheted.',
  'note.bawo10.firstTakata': 'A birtokolt, működő kuunak kell indítania az első mtaji-takatádat.',
  'note.bawo10.rest': 'Az egyes magok és a kuu elvesztése olyan, mint a nyolcas Bawóban.',
  'note.hawalis.start': 'Négy hetes sor, két-két mag, kézben semmi, nincs ház; csak az óramutatóval ellentétesen.',
  'note.hawalis.capture':
    'Az utolsó magnak üres első gödörbe kell esnie; az ütött magok lekerülnek a tábláról, és a lépés véget ér.',
  'note.hawalis.free': 'Ütni senkinek sem kötelező.',
  'note.hawalis.single': 'Egyes mag csak akkor léphet, ha nagyobb már nincs, és csak üres gödörbe.',
  'note.hawalis.never': 'A véget nem érő lépés megtehető, és veszít.',
  'note.hawalis.end': 'Az üres első sor nem veszít: mag vagy lépés nélkül lehet veszteni.',
  'note.kiarabu.start': 'Négy nyolcas sor, három-három mag (96), kézben semmi, nincs ház.',
  'note.kiarabu.ways': 'Az irány minden lépés elején választható, és megmarad.',
  'note.kiarabu.capture':
    'Az utolsó magnak üres első gödörbe kell esnie; a két szemközti gödör külön-külön kerül le a tábláról.',
  'note.kiarabu.end': 'Az üres első sor nem veszít: mag vagy lépés nélkül lehet veszteni.',

  'note.switch.takasia': 'Nincs takasia: soha egy gödör sem tiltott.',
  'note.switch.takasiaSingletonExempt': 'Egyetlen magot tartó gödör nem lehet takasia.',
  'note.switch.takasiaDuty': 'A takasia gödröt a következő első ütésnek el kell vennie, ha lehet.',
  'note.switch.takasiaHouseRunsOn': 'A saját házból induló első vetés továbbfut a takasia gödrön.',
  'note.switch.mtajiSafariChoice':
    'Mtajiban a működő házban végződő ütő vetés megállhat ott vagy továbbmehet, és a ház túléli az ütéseket.',
  'note.switch.houseOutlivesMtajiCapture': 'A ház csak akkor vész el, ha egészben kiemelik vagy kiütik.',
  'note.switch.singlesNeedFunctionalHouse': 'Alvó házzal csak kettes vagy nagyobb gödör indít takatát.',
  'note.switch.mtajiTax': 'Mtajiban a működő ház, ha egyedül benne van kettő vagy több, csak kettőt vet.',
  'note.switch.nyumba8': 'A ház 8 maggal kezd, 20 van kézben; továbbra is 6-tól működik.',
  'note.switch.moveLimit': 'Egy lépés {n} mag fölött számít véget nem érőnek.',

  'note.place.mancalaWorld':
    'A Mancala World leírás, nem program. Amit az oldala nyitva hagy, itt a Bao la Kiswahili szerint dől el; a véget nem érő lépéseket és az ismételt állásokat úgy kezeljük, mint a Bingwában mindenhol.',
  'note.place.boardGameArena':
    'Az oldal kiválaszthatja helyetted a kichwát, ahol nincs választás; itt a lépés mindig megmondja. Hus is játszható ott, itt nem. Hogy a nagyon hosszú lépéseket hogyan vágja el, azt nem vetettük össze.',
  'note.place.encyclopedia':
    'Az enciklopédiák röviden adják a szabályokat, és nem mind egyeznek. Ez a választás azt a két pontot veszi át, amelyben a leginkább eltérnek a mesterek szabályaitól; minden más olyan, mint a Bao la Kiswahiliben.',
  'note.place.abstractPlay':
    'Közzétett forrása szerint, ahogy mi olvassuk: a lépést 192 mag után elvágja; a házat csak akkor kíméli a takasiától, amíg hat van benne; a magányos kichwa kifelé is mehet; az alvó ház csak akkor indít takatát, ha más nem tud. Ebből itt semmi sincs átvéve.',
};
