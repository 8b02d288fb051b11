import { points } from '../moulding/part.ts';
import { headwearOf } from './headwear-entry.ts';

/** Hats of trades, feasts and tales. */
export const COSTUME_HATS = headwearOf({
  'chef-hat': {
    words: `chef hat, chefs hat, cook hat, cooks hat, toque, tall hat, tall white hat, bakers hat, baker hat
      · de kochmutze · fr toque blanche · es gorro de cocinero, gorro de chef · it cappello da cuoco
      · pt chapeu de chef, chapeu de cozinheiro · nl koksmuts`,
    paints: { cloth: 'tint #f8f6f0 30' },
    parts: [
      { cylinder: 'cloth', at: [0, 155, -10], radius: 130, half: 42, round: 8, turn: [-8, 0, 0] },
      { ball: 'cloth', at: [-75, 245, 15], size: [85, 72.25, 85] },
      { ball: 'cloth', at: [75, 245, 15], size: [85, 72.25, 85], soft: 25 },
      { ball: 'cloth', at: [0, 275, 10], size: [95, 80.75, 95], soft: 25 },
      { ball: 'cloth', at: [0, 240, -60], size: [90, 76.5, 90], soft: 25 },
      { ball: 'cloth', at: [0, 235, 60], size: [70, 59.5, 70], soft: 25 },
    ],
  },
  'graduation-cap': {
    words: `graduation cap, mortarboard, mortar board, graduation hat, cap and gown, graduation · de doktorhut
      · fr toque de diplome · es birrete · it tocco di laurea · pt chapeu de formatura · nl afstudeerhoed · emoji 🎓`,
    closeFit: { from: 1, tilt: 0 },
    paints: { cloth: 'tint #23242e 35', tassel: '#f2b52b 30' },
    parts: [
      { ball: 'cloth', at: [0, 90, -10], size: [148, 110, 150] },
      { box: 'cloth', at: [0, -30, 0], size: [250, 125, 250], cut: 5 },
      { box: 'cloth', at: [0, 202, -5], size: [162, 7, 162], round: 5, turn: [-3, 40, 0] },
      { cylinder: 'tassel', at: [0, 212, -5], radius: 16, half: 6 },
      { limb: 'tassel', path: points([0, 214, -5], [130, 212, 90], [145, 160, 100]), radius: 6 },
      { limb: 'tassel', from: [145, 155, 100], to: [148, 100, 102], radius: [12, 20], soft: 0 },
    ],
  },
  'pirate-hat': {
    words: `pirate hat, tricorn, tricorne, pirates hat · de piratenhut, dreispitz · fr chapeau de pirate
      · es sombrero pirata, sombrero de pirata · it cappello da pirata · pt chapeu de pirata · nl piratenhoed
      · emoji 🏴‍☠️, ☠`,
    paints: { felt: 'tint #23222a 30', bone: '#f8f6f0 30' },
    parts: [
      { ball: 'felt', at: [0, 140, -10], size: [140, 100, 140] },
      { box: 'felt', at: [0, 10, 0], size: [300, 110, 300], cut: 0 },
      { ball: 'felt', at: [0, 178, 95], size: [215, 92, 24], turn: [-16, 0, 0] },
      { box: 'felt', at: [0, 20, 100], size: [300, 102, 200], cut: 8 },
      {
        limb: '#f7cd2b 60',
        path: points([-210, 172, 95], [-150, 226, 84], [-60, 262, 75], [60, 262, 75], [150, 226, 84], [210, 172, 95]),
        radius: 9,
      },
      { ball: 'bone', at: [0, 198, 120], size: [36, 33, 14] },
      { box: 'bone', at: [0, 168, 125], size: [20, 15, 10], round: 6, soft: 6 },
      { ball: 'felt', at: [14, 195, 133], size: [10, 11, 6], mirror: 'x' },
      { limb: 'bone', from: [52, 148, 122], to: [-52, 162, 122], radius: 7, mirror: 'x' },
    ],
  },
  'wizard-hat': {
    words: `wizard hat, wizards hat, magic hat, pointy hat, pointed hat, sorting hat · de zauberhut, spitzhut
      · fr chapeau de magicien, chapeau pointu · es sombrero de mago, gorro puntiagudo · it cappello da mago,
      cappello a punta · pt chapeu de mago · nl tovenaarshoed, puntmuts, punthoed`,
    closeFit: { from: 1.06, tilt: 0 },
    paints: { felt: 'tint #4b3a9c 30' },
    parts: [
      { cylinder: 'felt', at: [0, 120, 0], radius: 210, half: 10, round: 8, turn: [-4, 0, 0] },
      {
        limb: 'felt',
        path: points([0, 120, -5], [10, 290, -20], [75, 350, -10]),
        radius: [135, 45, 10],
        bend: 20,
        soft: 30,
      },
      { hoop: '#ffc72c 60', at: [0, 142, 0], radius: 136, thick: 13 },
      { ball: '#ffc72c 80', at: [-35, 210, 100], size: [17, 17, 10] },
      { ball: '#ffc72c 80', at: [40, 250, 65], size: [12, 12, 10], soft: 0 },
    ],
  },
  'witch-hat': {
    words: `witch hat, witches hat, witchs hat, halloween hat · de hexenhut · fr chapeau de sorciere
      · es sombrero de bruja · it cappello da strega · pt chapeu de bruxa · nl heksenhoed`,
    paints: { felt: 'tint #2a2530 35' },
    parts: [
      { cylinder: 'felt', at: [0, 120, 0], radius: 225, half: 10, round: 8, turn: [-4, 0, 0] },
      {
        limb: 'felt',
        path: points([0, 120, -5], [-10, 280, -20], [-85, 330, -10]),
        radius: [135, 50, 8],
        bend: 20,
        soft: 30,
      },
      { cylinder: '#7440a8', at: [0, 150, -5], radius: 132, half: 20, round: 5, turn: [-4, 0, 0] },
      { box: 'brass', at: [0, 150, 128], size: [34, 28, 8], round: 8, turn: [-10, 0, 0] },
      { box: 'brass', at: [0, 150, 136], size: [19, 14, 30], round: 3, cut: 0 },
    ],
  },
  'santa-hat': {
    words: `santa hat, christmas hat, father christmas hat, elf hat · de weihnachtsmutze, nikolausmutze
      · fr bonnet de noel · es gorro de papa noel, gorro navideno · it cappello di babbo natale · pt gorro de natal,
      gorro de papai noel · nl kerstmuts · emoji 🎅, 🤶`,
    paints: { felt: 'tint #d3222f 25', fur: '#fbf9f4 5' },
    parts: [
      { limb: 'felt', from: [0, 120, -10], to: [15, 250, -15], radius: [136, 72] },
      { limb: 'felt', from: [15, 250, -15], to: [110, 280, 0], radius: [72, 40], soft: 25 },
      { limb: 'felt', from: [110, 280, 0], to: [175, 195, 10], radius: [40, 18], soft: 20 },
      { box: 'felt', at: [0, -20, 0], size: [170, 120, 170], cut: 0 },
      { hoop: 'fur', at: [0, 110, -8], radius: 140, thick: 30, turn: [-5, 0, 0] },
      { ball: 'fur', at: [182, 170, 12], size: 38 },
    ],
  },
  'party-hat': {
    words: `party hat, birthday hat, paper hat · de partyhut · fr chapeau de fete · es gorro de fiesta
      · it cappellino da festa · nl feestmuts, feesthoedje · emoji 🥳`,
    pressesFrom: 1.55,
    paints: { card: 'tint #2cb5e8 70' },
    parts: [
      { limb: 'card', from: [0, 175, 10], to: [10, 350, 5], radius: [86, 10] },
      { box: 'card', at: [0, 70, 0], size: [150, 90, 150], cut: 0 },
      { ball: '#ffc72c 20', at: [10, 360, 5], size: 28 },
      { ball: '#e4312b 70', at: [-35, 200, 83], size: [13, 13, 9] },
      { ball: '#ffc72c 70', at: [40, 210, 76], size: [13, 13, 9], soft: 0 },
      { ball: '#f4f2ec 70', at: [0, 250, 62], size: [13, 13, 9], soft: 0 },
      { ball: '#e4312b 70', at: [30, 285, 40], size: [13, 13, 9], soft: 0 },
      { ball: '#ffc72c 70', at: [-20, 295, 42], size: [13, 13, 9], soft: 0 },
      { ball: '#f4f2ec 70', at: [-55, 245, 40], size: [13, 13, 9], soft: 0 },
      { hoop: '#ef7fae 30', at: [0, 164, 10], radius: 86, thick: 13 },
    ],
  },
});
