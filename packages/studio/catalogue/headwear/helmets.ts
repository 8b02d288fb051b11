import { luminance, type Rgb } from '../../colour.ts';
import { type Part, points } from '../moulding/part.ts';
import { headwearOf } from './headwear-entry.ts';
import { fullShell, halfShell } from './worn-parts.ts';

const CHIN_GUARD = points(
  [-146, -95, 20],
  [-112, -160, 100],
  [-50, -182, 140],
  [50, -182, 140],
  [112, -160, 100],
  [146, -95, 20],
);

/** The path of a bar of a grille, from side to side. */
const acrossFace = (y: number) =>
  points([-145, y + 35, 50], [-95, y, 150], [0, y - 5, 175], [95, y, 150], [145, y + 35, 50]);

/** The radius of a ridge 50 from the middle of the hard hat, on its shell. */
const RIDGE = Math.sqrt(156 ** 2 - 50 ** 2);

const stripeOn = (shell: Rgb | undefined): string => {
  if (!shell) return '#e4312b';
  return luminance(shell) > 150 ? '#2563c9' : '#f4f2ec';
};

/** Helmets, and the mask of a welder. */
export const HELMETS = headwearOf({
  /** A full helmet with two racing stripes, its chin guard below the mouth and its dark visor pushed up. */
  helmet: {
    words: `helmet, crash helmet, motorcycle helmet, racing helmet, motorbike helmet · de helm, motorradhelm
      · fr casque, casque de moto · es casco, casco de moto · it casco da moto · pt capacete, capacete de moto
      · nl motorhelm · emoji 🪖`,
    closeFit: { from: 0.95, tilt: 0 },
    make: (tint) => ({
      paints: { shell: 'tint #f4f2ec 95', stripe: `${stripeOn(tint)} 95` },
      parts: [
        ...fullShell('shell'),
        { ball: 'stripe', at: [0, 35, -10], size: [175, 188, 178] },
        { box: 'stripe', at: [0, 0, 0], size: [14, 300, 300], cut: 0 },
        { box: 'stripe', at: [242, 0, 0], size: [200, 300, 300], cut: 0, mirror: 'x' },
        { box: 'stripe', at: [0, -120, 0], size: [300, 220, 300], turn: [-12, 0, 0], cut: 0 },
        { ball: '#20222b 100', at: [0, 42, -6], size: [176, 174, 186] },
        { box: 'stripe', at: [0, 334, 0], size: [300, 200, 300], turn: [-7, 0, 0], cut: 0 },
        { box: 'stripe', at: [0, -104, 0], size: [300, 200, 300], turn: [-4, 0, 0], cut: 0 },
        { box: 'stripe', at: [0, 0, -270], size: [300, 300, 300], cut: 0 },
        { cylinder: 'stripe', at: points([-166, 50, 20], [166, 50, 20]), radius: 24, half: 12, round: 6, turn: 90 },
        { limb: 'shell', path: CHIN_GUARD, radius: 27, bend: 10 },
      ],
    }),
  },
  'space-helmet': {
    words: 'space helmet, astronaut helmet',
    carriedAs: 'space-helmet',
    closeFit: { from: 0.95, tilt: 0 },
    paints: { shell: 'tint #f4f2ec 95' },
    parts: [
      ...fullShell('shell'),
      { cylinder: 'shell', at: points([-168, 10, -10], [168, 10, -10]), radius: 50, half: 20, round: 10, turn: 90 },
      { cylinder: '#e4312b 90', at: points([-188, 10, -10], [188, 10, -10]), radius: 28, half: 6, turn: 90, soft: 0 },
      { limb: 'metal #b6bdc8', from: [178, 40, -10], to: [190, 190, -15], radius: 6 },
      { ball: '#e4312b 100', at: [190, 198, -15], size: 17, soft: 0 },
      { ball: '#2563c9 90', at: [0, 172, 110], size: [32, 28, 20] },
    ],
  },
  'football-helmet': {
    words: `football helmet, american football helmet, nfl helmet, goalie mask, hockey mask, hockey helmet,
      hockey goalie mask`,
    closeFit: { from: 0.95, tilt: 0 },
    paints: { shell: 'tint #1d2c8b 95', bar: '#d3d6dc 80' },
    parts: [
      ...fullShell('shell'),
      { box: '#f4f2ec 90', at: [0, 185, 10], size: [22, 40, 130], round: 20, turn: [-6, 0, 0] },
      ...[-100, -145].map((y): Part => ({ limb: 'bar', path: acrossFace(y), radius: 10 })),
      { limb: 'bar', from: [50, -102, 164], to: [50, -147, 164], radius: 9, mirror: 'x' },
    ],
  },
  'bike-helmet': {
    words: `bike helmet, bicycle helmet, cycle helmet, cycling helmet · de fahrradhelm · fr casque de velo
      · es casco de bici · it casco da bici · pt capacete de bicicleta · nl fietshelm`,
    closeFit: { from: 0.95, tilt: 0 },
    paints: { shell: 'tint #2cb5e8 85', pad: '#23222a 40' },
    parts: [
      ...halfShell('shell', 86),
      { limb: 'shell', from: [-62, 162, 142], to: [-62, 250, 10], radius: [14, 20], cut: 4, count: 3, step: [62, 0, 0] },
      { ball: 'shell', at: [0, 100, 140], size: [100, 12, 50], soft: 10 },
      { limb: 'pad', from: [-62, 150, 115], to: [-62, 202, 10], radius: [14, 16], count: 3, step: [62, 0, 0] },
      { limb: 'pad', from: [132, 90, 20], to: [112, -135, 35], radius: 6, mirror: 'x' },
    ],
  },
  'knight-helmet': {
    words: `knight helmet, knights helmet, suit of armour helmet, medieval helmet · de ritterhelm · fr heaume · es yelmo
      · nl ridderhelm`,
    carriedAs: 'knight-helmet',
    paints: { shell: 'tint metal #b6bdc8 90' },
    parts: [
      ...fullShell('shell'),
      { ball: 'shell', at: [0, 135, 72], size: [162, 72, 120], turn: [-24, 0, 0] },
      { box: '#2a2b31 40', at: points([-50, 150, 162], [0, 150, 172], [50, 150, 162]), size: [17, 5, 12], round: 3 },
      { cylinder: 'brass', at: points([-166, 70, 10], [166, 70, 10]), radius: 24, half: 12, round: 5, turn: 90 },
      { limb: '#e4312b 30', path: points([0, 210, 10], [0, 290, -40], [0, 250, -150]), radius: [16, 36, 14], bend: 15 },
    ],
  },
  'hard-hat': {
    words: `hard hat, hardhat, construction helmet, safety helmet, builders hat · de bauhelm, schutzhelm
      · fr casque de chantier · es casco de obra · it casco da cantiere, elmetto · pt capacete de obra · nl bouwhelm
      · emoji 👷`,
    colour: 'yellow',
    carriedAs: 'safety-helmet',
    closeFit: { from: 0.98, tilt: 0 },
    paints: { shell: 'tint #f7cd2b 90' },
    parts: [
      ...halfShell('shell', 95),
      { cylinder: 'shell', at: [0, 98, 10], radius: 172, half: 8, round: 6, turn: [-3, 0, 0] },
      { ball: 'shell', at: [0, 98, 135], size: [115, 9, 75], soft: 8 },
      { hoop: 'shell', at: [-50, 64, -8], radius: RIDGE, thick: 11, turn: 90 },
      { hoop: 'shell', at: [0, 64, -8], radius: 156, thick: 11, turn: 90, soft: 0 },
      { hoop: 'shell', at: [50, 64, -8], radius: RIDGE, thick: 11, turn: 90, soft: 0 },
      { box: 'shell', at: [0, -90, 0], size: [250, 200, 250], cut: 0 },
    ],
  },
  'fire-helmet': {
    words: `fire helmet, firefighter helmet, firemans helmet, fireman hat, firefighter hat · de feuerwehrhelm
      · fr casque de pompier · es casco de bombero · it casco da pompiere · pt capacete de bombeiro · nl brandweerhelm`,
    colour: 'red',
    carriedAs: 'fire-helmet',
    paints: { shell: 'tint #d92b2b 90' },
    parts: [
      ...halfShell('shell', 95),
      { ball: 'shell', at: [0, 98, -25], size: [185, 12, 215], turn: [6, 0, 0] },
      { limb: 'shell', path: points([0, 160, 120], [0, 230, 0], [0, 170, -130]), radius: [17, 15, 12] },
      { box: 'brass', at: [0, 160, 142], size: [42, 46, 9], round: 15, turn: [-14, 0, 0] },
      { ball: 'brass', at: [0, 206, 132], size: [20, 20, 9], soft: 5 },
      { ball: '#d92b2b 90', at: [0, 158, 152], size: [22, 24, 8] },
      { hoop: '#f7cd2b 70', at: [0, 110, -8], radius: 152, thick: 9 },
    ],
  },
  'viking-helmet': {
    words: `viking helmet, horned helmet, helmet with horns · de wikingerhelm · fr casque de viking · es casco vikingo
      · it elmo vichingo · nl vikinghelm`,
    paints: { shell: 'tint metal #b6bdc8 90' },
    parts: [
      ...halfShell('shell', 85),
      { hoop: 'brass', at: [0, 95, -8], radius: 154, thick: 16 },
      { limb: 'brass', from: [0, 100, 146], to: [0, 215, 10], radius: 13 },
      {
        limb: '#f3e6cb 70',
        path: points([145, 120, 10], [207, 150, 10], [217, 235, 10]),
        radius: [34, 25, 5],
        bend: 12,
        mirror: 'x',
      },
      { ball: 'brass', at: [80, 135, 118], size: 10, mirror: 'x' },
    ],
  },
  /** Pushed up, its chin in the air, so that the face is seen. */
  'welding-mask': {
    words: `welding mask, welding helmet, welders mask, welder mask, welding hood, welding shield · de schweissermaske
      · fr masque de soudeur · es mascara de soldar`,
    overHair: true,
    paints: { shell: 'tint #3a3f4a 70', steel: 'metal #a8aeb9' },
    parts: [
      { hoop: '#23252c 30', at: [0, 102, -6], radius: 146, thick: 13, turn: [-12, 0, 0] },
      { box: 'shell', at: [0, 172, 102], size: [112, 62, 42], round: 30, turn: [-26, 0, 0] },
      { box: 'shell', at: [0, 240, 78], size: [74, 50, 34], round: 28, turn: [-20, 0, 0], soft: 30 },
      { box: 'shell', at: [0, 150, 30], size: [100, 90, 62], round: 40, turn: [-24, 0, 0], cut: 3 },
      { box: 'steel', at: [0, 166, 144], size: [72, 34, 8], round: 7, turn: [-26, 0, 0] },
      { box: '#1f6b45 100', at: [0, 168, 152], size: [58, 22, 5], round: 5, turn: [-26, 0, 0] },
      { cylinder: 'steel', at: points([-134, 120, 34], [134, 120, 34]), radius: 24, half: 12, round: 4, turn: 90 },
    ],
  },
});
