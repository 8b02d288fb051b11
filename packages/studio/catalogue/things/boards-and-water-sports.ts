import { points } from '../moulding/part.ts';
import { family } from './thing.ts';

/** What people ride, slide and paddle on, and what else they use on the water. */
export default family({ theme: 'sport' })({
  'fishing-rod': {
    words: `fishing rod, to fish, fishing, fly fishing, fishing pole, angling
      · de angel rute, angelrute · fr canne a peche · es cana de pescar, cana de pesca · it canna da pesca
      · pt vara de pesca · nl hengel · emoji 🎣`,
    theme: 'sea',
    held: { size: 95, grip: [-24, -30, 0], turn: [0, 150, 0] },
    paints: { rod: 'tint #2a5a8a 80', scale: '#f27a3a 80' },
    parts: [
      { limb: 'rod', path: points([-24, -20, 0], [-2, 30, 0], [16, 47, 0]), radius: [2, 1.6, 1] },
      { limb: '#c59c6c 30', from: [-30, -44, 0], to: [-22, -18, 0], radius: [4, 3.5] },
      { disc: 'steel', at: [-17, -20, 5], radius: 7.5, half: 4, round: 2 },
      { limb: 'black', from: [-17, -20, 10], to: [-10, -25, 10], radius: [1.5, 2.5] },
      { limb: 'offWhite', path: points([16, 47, 0], [24, 10, 0], [24, -16, 0]), radius: 0.6 },
      { ball: '#e4312b 90', at: [24, 6, 0], size: 3.5 },
      { ball: 'pearl', at: [24, 3, 0], size: [3.5, 3, 3.5] },
      { ball: 'scale', at: [24, -28, 2], size: [7.5, 14, 5] },
      { limb: 'scale', from: [24, -40, 2], to: [17, -49, 2], radius: [3, 4.5] },
      { limb: 'scale', from: [24, -40, 2], to: [31, -49, 2], radius: [3, 4.5] },
      { ball: 'jetBlack', at: [22, -20, 6.5], size: [1.8, 1.8, 1.2] },
    ],
  },
  flippers: {
    words: `flippers, flipper, swim fins, swimfins, diving fins, fins
      · de schwimmflossen, taucherflossen, flossen, taucherflossen · fr palmes · es aletas · it pinne · pt nadadeiras
      · nl zwemvliezen`,
    theme: 'sea',
    isSet: true,
    held: { size: 56, grip: [0, 30, 0] },
    parts: [
      { limb: 'rubber', from: [16, 42, 2], to: [20, 16, 2], radius: [11, 13], mirror: 'x' },
      { box: 'tint #f7b52b 80', at: [23.5, -18, 0], size: [17, 28, 2.5], turn: 8, soft: 8, mirror: 'x' },
      { limb: 'rubber', from: [27.5, 8, 3.5], to: [41, -44, 3], radius: [2.5, 1.6], mirror: 'x' },
      { limb: 'rubber', from: [20, 8, 3.5], to: [26.5, -44, 3], radius: [2.5, 1.6], mirror: 'x' },
      { limb: 'rubber', from: [12.3, 8, 3.5], to: [12.2, -44, 3], radius: [2.6, 1.6], mirror: 'x' },
      { ball: '#3a3844 30', at: [16, 43, 7], size: [9, 10, 8], mirror: 'x' },
      { ring: 'rubber', at: [14, 50, 2], radius: 9, thick: 2.6, mirror: 'x' },
    ],
  },
  paddle: {
    words: `paddle, oar, kayak, kayaking, canoe, canoeing, rowing
      · de ruder · fr pagaie · es remo · it pagaia · nl peddel · emoji 🛶, 🚣`,
    theme: 'sea',
    held: { size: 80, grip: [0, 10, 0], turn: [0, 0, 10] },
    paints: { blade: 'tint #e4512b 70' },
    parts: [
      { limb: 'oak', from: [0, 56, 0], to: [0, -20, 0], radius: 3 },
      { limb: 'oak', from: [-7.5, 58, 0], to: [7.5, 58, 0], radius: 3.5 },
      { ball: 'blade', at: [0, -40, 0], size: [13, 25, 3.5] },
      { limb: 'blade', from: [0, -16, 0], to: [0, -30, 0], radius: [3.5, 7], soft: 5 },
      { limb: '#fbf8ef 60', from: [-9, -50, 3], to: [9, -50, 3], radius: 2 },
    ],
  },
  'roller-skate': {
    words: `roller skate, roller skates, roller skating, rollerblades, rollerblading, inline skates, ice skates, ice skate,
      ice skating, figure skating
      · de rollschuhe, inliner, schlittschuhe, inlineskates · fr patins a roulettes, rollers · es patines
      · it pattini a rotelle · pt patins · nl rolschaatsen, schaatsen, rolschaats · emoji 🛼, ⛸`,
    isSet: true,
    held: { size: 42, grip: [-10, 30, 0] },
    paints: { boot: 'tint #f4f2ec 80', trim: '#e4312b 80' },
    parts: [
      { limb: 'boot', from: [-16, 34, 0], to: [-16, -8, 0], radius: [16, 15] },
      { limb: 'boot', from: [-14, -10, 0], to: [26, -13, 0], radius: [15, 12], soft: 10 },
      { box: 'boot', at: [-16, 56, 0], size: [30, 16, 30], cut: 0 },
      { hoop: 'trim', at: [-16, 38, 0], radius: 14.5, thick: 3 },
      { box: 'trim', at: [4, -25, 0], size: [40, 3, 14], round: 3 },
      { disc: 'trim', at: points([-22, -38, 10], [26, -38, 10]), radius: 10, half: 5, round: 3 },
      { disc: '#ffc72c 80', at: points([-22, -38, 14], [26, -38, 14]), radius: 4, half: 3 },
      { ball: '#2cb5e8 60', at: [44, -30, 0], size: [6, 8, 6] },
      { limb: 'trim', from: [-6, 22, 10], to: [2, 20, 6], radius: 1.8, count: 3, step: [6, -10, 0] },
    ],
  },
  skateboard: {
    words: `skateboard, longboard, skate, skateboarding
      · de skateboards · fr planche a roulettes · es monopatin, patineta · emoji 🛹`,
    theme: 'city',
    stands: { size: 85, turn: [0, 26, 8] },
    paints: { deck: 'tint #2cb5e8 70' },
    parts: [
      { box: 'deck', at: [0, 0, 0], size: [14, 34, 2.5] },
      { cylinder: 'deck', at: [0, 36, 2], radius: 14, half: 2.5, round: 2, turn: [98, 0, 0], soft: 5, mirror: 'y' },
      { box: '#ffc72c 60', at: [0, 0, 2.8], size: [5, 30, 0.4], round: 0.4 },
      { limb: 'metal #b6bbc4', from: [-14, 24, 7], to: [14, 24, 7], radius: 2, mirror: 'y' },
      { cylinder: 'offWhite', at: [14, -24, 8], radius: 5.5, half: 3, round: 1.5, turn: -90, mirror: 'x' },
      { cylinder: 'offWhite', at: [14, 24, 8], radius: 5.5, half: 3, round: 1.5, turn: -90, mirror: 'x' },
    ],
  },
  skis: {
    words: 'skis, ski, skiing, ski poles · de skistocke · es esquis · nl skien · emoji 🎿, ⛷',
    isSet: true,
    stands: { size: 110 },
    paints: { deck: 'tint #e4312b 90' },
    parts: [
      { box: 'deck', at: [8.5, -4, 0], size: [5.8, 44, 1.8], round: 1.6, mirror: 'x' },
      { ball: 'deck', at: [8.5, 43, 4.5], size: [5, 8, 1.6], turn: [38, 0, 0], soft: 4, mirror: 'x' },
      { box: '#f4f2ec 80', at: [8.5, 22, 1.5], size: [3, 10, 0.8], round: 0.6, mirror: 'x' },
      { box: 'black', at: [8.5, -10, 3.5], size: [4.5, 11, 3], mirror: 'x' },
      { limb: 'steel', from: [26, 36, 2], to: [20, -46, 2], radius: 1.2, mirror: 'x' },
      { limb: 'rubber', from: [26, 40, 2], to: [25.5, 27, 2], radius: 2.5, mirror: 'x' },
      { hoop: 'rubber', at: [20.5, -38, 2], radius: 4, thick: 0.9, mirror: 'x' },
    ],
  },
  sled: {
    words: `sled, sledge, sleigh, toboggan, sledding, sledging, tobogganing
      · de schlitten · fr luge · es trineo · it slitta · pt treno de neve · nl slee · emoji 🛷`,
    theme: 'garden',
    stands: { size: 42 },
    paints: { runner: 'tint #d92b2b 80', wood: '#b9793f 40', cord: '#f1e3c4 30' },
    parts: [
      { limb: 'runner', path: points([46, -34, 22], [-38, -34, 22], [-56, -24, 22]), radius: 3.2, mirror: 'z' },
      { limb: 'runner', path: points([-56, -24, 22], [-58, -4, 22], [-46, 4, 22]), radius: 3.2, mirror: 'z' },
      { limb: 'runner', from: [-26, -34, 22], to: [-26, -8, 18], radius: 3, mirror: 'z', step: [56, 0, 0] },
      { box: 'wood', at: [3, -5, -20], size: [46, 2.2, 5.8], round: 1.8, count: 3, step: [0, 0, 13] },
      { box: 'wood', at: [3, -5, 20], size: [46, 2.2, 5.8], round: 1.8 },
      { box: '#8a5428 40', at: points([-26, -9, 0], [30, -9, 0]), size: [3.5, 2.5, 26], round: 1.5 },
      { limb: 'wood', from: [-46, 5, -24], to: [-46, 5, 24], radius: 3 },
      { limb: 'cord', path: points([-46, 5, 12], [-66, 12, 20], [-72, 30, 10], [-62, 34, 2], [-46, 5, -12]), radius: 1.8 },
    ],
  },
  snowboard: {
    words: 'snowboard, snowboarding · emoji 🏂',
    stands: { size: 105 },
    paints: { deck: 'tint #7440a8 90' },
    parts: [
      { box: 'deck', at: [0, 0, 0], size: [14, 36, 2], round: 2 },
      { cylinder: 'deck', at: [0, 36, 2], radius: 14, half: 2, round: 1.5, turn: [100, 0, 0], soft: 5, mirror: 'y' },
      { box: '#ffc72c 80', at: [0, 2, 1.9], size: [16, 2.5, 0.4], round: 0.3, turn: 28 },
      { box: '#2cb5e8 80', at: [0, -5, 1.9], size: [16, 2.5, 0.4], round: 0.3, turn: 28 },
      { box: 'mattBlack', at: points([0, 20, 4.5], [0, -24, 4.5]), size: [11, 5.5, 3], turn: 8 },
      { limb: 'mattBlack', from: [-10, 23, 5], to: [-10, 24, 16], radius: 3, step: [0, -44, 0] },
      { limb: 'offWhite', from: [-10, 20, 10], to: [8, 20, 10], radius: 2.2, step: [0, -44, 0] },
    ],
  },
  surfboard: {
    words: `surfboard, surf board, surf, surfs, surfing, paddle board, paddleboard
      · de surfbrett, surfbretter · fr planche de surf · es tabla de surf, tabla · it tavola da surf · pt prancha de surf,
      prancha de surfe, prancha · nl surfplank · emoji 🏄, 🏄‍♀️`,
    theme: 'sea',
    stands: { size: 135 },
    parts: [
      { ball: 'tint #f7cd2b 90', at: [0, 0, 0], size: [14, 50, 2.5] },
      { box: 'pearl', at: [0, 0, 1.4], size: [1.2, 44, 1.2], round: 0.4 },
      { ball: '#e4312b 90', at: [0, -20, 0.8], size: [12.8, 6, 2] },
    ],
  },
});
