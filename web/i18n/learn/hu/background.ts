import type { backgroundTexts as en } from '../en/background.ts';

export const backgroundTexts: Record<keyof typeof en, string> = {
  'compare.title': 'Ha más mankalát ismersz',
  'compare.intro':
    'A legtöbben kétsoros játékként ismerik meg a mankalát: a boltokban kapható Kalahként vagy Nyugat-Afrika és a Karib-térség Owaréjaként. Ez más a Baóban.',
  'compare.point': 'Szempont',
  'compare.kalah': 'Kalah',
  'compare.oware': 'Oware',
  'compare.bao': 'Bao la Kiswahili',
  'compare.board': 'Tábla',
  'compare.board.kalah': '2 × 6 gödör és két raktár',
  'compare.board.oware': '2 × 6 gödör; az ütött magok mellette',
  'compare.board.bao': '4 × 8 gödör, két-két sor, az egyik védett',
  'compare.seeds': 'Magok',
  'compare.seeds.kalah': '48, gödrönként négy (vagy 36, vagy 72)',
  'compare.seeds.oware': '48, gödrönként négy',
  'compare.seeds.bao': '64: játékosonként tíz a táblán és 22 kézben',
  'compare.stages': 'Szakaszok',
  'compare.stages.kalah': 'egy',
  'compare.stages.oware': 'egy',
  'compare.stages.bao': 'kettő: a namua behozza a magokat, az mtaji azzal játszik, ami a táblán van',
  'compare.turn': 'Egy lépés',
  'compare.turn.kalah':
    'egy vetés az óramutatóval ellentétesen, a saját raktárral együtt; ha a raktárban ér véget, újabb lépés jár',
  'compare.turn.oware': 'egy vetés az óramutatóval ellentétesen, mindkét soron körbe',
  'compare.turn.bao': 'annyi vetés, amennyi kell, a saját gyűrűben, bármelyik irányba',
  'compare.capture': 'Egy ütés',
  'compare.capture.kalah': 'az utolsó mag üres saját gödörben: az és a szemközti magok a raktárba kerülnek',
  'compare.capture.oware': 'az utolsó mag kettőt vagy hármat alkot a másik oldal gödrében: lekerülnek a tábláról',
  'compare.capture.bao':
    'az utolsó mag foglalt első gödörben: a szemközti magok a te oldaladra kerülnek, és továbbvetődnek; kötelező',
  'compare.quiet': 'Lépés ütés nélkül',
  'compare.quiet.kalah': 'mindig szabad',
  'compare.quiet.oware': 'mindig szabad, de a másik oldal ne maradjon mag nélkül, ha elkerülhető',
  'compare.quiet.bao': 'takata: csak ha nem lehet ütni, és akkor egyik vetése sem üt',
  'compare.nyumba': 'Nyumba',
  'compare.nyumba.kalah': 'nincs; a raktár csak számol',
  'compare.nyumba.oware': 'nincs',
  'compare.nyumba.bao':
    'négyzetes gödör, amely megállítja a vetéseket, nem indít takatát és adót fizet, amíg birtokolt és hat van benne',
  'compare.takasia': 'Takasia',
  'compare.takasia.kalah': 'nincs',
  'compare.takasia.oware': 'nincs',
  'compare.takasia.bao': 'egy mtaji-takata után az egyetlen fenyegetett gödör nem indíthatja a következő lépést',
  'compare.win': 'Hogyan lehet nyerni',
  'compare.win.kalah': 'több mag a raktárban, 25 a 48-ból',
  'compare.win.oware': 'több ütött mag, 25 a 48-ból',
  'compare.win.bao': 'kiüríteni a másik első sort, vagy nem hagyni lépést; a magok nem számítanak',

  'history.1658':
    '1658-ban Étienne de Flacourt leírta a madagaszkári szakalavák egy táblás játékát, és Thomas Hyde 1694-es könyve említ egyet Anjouanról. Hogy bármelyik Bao volt-e, kétséges.',
  'history.muyaka':
    'Muyaka bin Haji, Mombasa költője a tizenkilencedik század elején, verseket írt a Baóról. Akkor már otthonos volt a parton.',
  'history.board':
    'A fatáblák nem tartósak. A négyzetes gödrűek közül a legrégebbiek egyike Malawiból való, 1896-ból, a British Museumban.',
  'history.sanderson':
    'Meredith Sanderson 1913-ban írta le, hogyan játsszák a Bawót a mai Malawiban; W. H. Ingrams 1921-ben Zanzibár arab játékait.',
  'history.chama':
    '1966-ban tanzániai játékosok megalapították a Chama cha Baót. Bajnokságokat Tanzániában, Zanzibáron, Malawiban és Lamuban játszanak.',
  'history.townshend':
    'Az 1970-es és 1980-as években Walter Driedger, Alan Boyd és Philip Townshend jegyezte le, hogyan játszik a part és Lamu.',
  'history.voogt':
    '1991 és 1995 között Alexander de Voogt Zanzibár mestereitől tanult, leírta szabályaikat, és feljegyezte az 1994-es bajnokságot. Nyolc játszmája a Bingwa könyvtárában van.',
  'history.donkers':
    'Jeroen Donkers formális szöveggé és programmá tette e szabályokat (2001–2003). Tom Kronenburggal és de Voogttal 2006-ban megmutatta, hogy néhány lépés sosem ér véget.',
  'sources.title': 'Források',
  'sources.intro': 'A Bingwa szabályai ezeket követik; ahol eltérnek, a szabályok oldala megmondja, melyiket.',
  'sources.note': 'A címek szövegként állnak, hogy ez az oldal hálózat nélkül is működjön.',
};
