import { points } from '../moulding/part.ts';
import { family } from './thing.ts';

/** Things of an office, a school and the post. */
export default family({ theme: 'office' })({
  blackboard: {
    words: `blackboard, black board, chalkboard, chalk board, chalk, piece of chalk
      · de schultafel, wandtafel, kreide, an der tafel · fr tableau noir, craie · es pizarra, tiza · it lavagna, gesso
      · pt lousa, quadro negro · nl schoolbord, krijt`,
    theme: 'none',
    stands: { size: 80, grip: [0, -40, 0] },
    paints: { wood: '#a9713d 40' },
    parts: [
      { limb: 'wood', from: [36, -20, -3], to: [44, -52, 6], radius: 3.5, mirror: 'x' },
      { box: 'wood', at: [0, 10, -1], size: [60, 42, 2] },
      {
        box: 'tint #24523f 15',
        at: [0, 10, 2],
        size: [54, 36, 2],
        round: 1,
        words: { at: [0, 10], half: [48, 30], largest: 26, usual: '2 + 2 = 4', ground: '#20362c' },
      },
      { box: 'wood', at: [0, -31, 7], size: [50, 2, 6], round: 1.5 },
      { limb: '#fbf8f0 20', from: [-30, -27, 8], to: [-12, -27, 8], radius: 2.5 },
      { box: 'brass', at: [26, -26, 8], size: [11, 3.5, 4], round: 1.5 },
    ],
    lettered: {},
  },
  book: {
    words: `book, book worm, notebook, novel, textbook, reading, bible, quran, koran, torah, prayer book, hymn book, diary,
      comic, comics, comic book, book club
      · de buch, bucher · fr livre, livres · es libro, libros · it libri · pt livro · nl boek, boeken · emoji 📚, 📖, 📕,
      📗, 📘`,
    kin: ['reading'],
    held: { size: 42, grip: [20, -20, 0], turn: [0, 18, 6] },
    paints: { cover: 'tint #2f9b57 60', gilding: 'metal #d9b45a' },
    parts: [
      { box: '#f6efdc 20', at: [2, 0, 0], size: [32, 44, 7], round: 1 },
      { box: 'cover', at: [0, 0, 8.5], size: [35, 48, 2], mirror: 'z' },
      { box: 'cover', at: [-34, 0, 0], size: [2, 48, 10] },
      { box: 'gilding', at: [2, 18, 11], size: [22, 5, 0.5], round: 0.5 },
      { box: 'gilding', at: [2, -28, 11], size: [12, 2, 0.5], round: 0.5 },
    ],
    lettered: {
      held: { size: 56, grip: [24, -40, 0], turn: [0, 8, 4] },
      paints: { cover: 'tint #2f9b57 60' },
      parts: [
        { box: '#f6efdc 20', at: [2, 0, 0], size: [34, 44, 7], round: 1 },
        { box: 'cover', at: [0, 0, 8.5], size: [37, 48, 2], words: { at: [3, 2], half: [29, 38], largest: 20 } },
        { box: 'cover', at: [0, 0, -8.5], size: [37, 48, 2] },
        { box: 'cover', at: [-36, 0, 0], size: [2, 48, 10] },
      ],
    },
  },
  briefcase: {
    words: `briefcase, attache case, work bag
      · de aktentasche · fr porte documents, mallette · es maletin · it valigetta · pt pasta executiva · nl aktetas
      · emoji 💼`,
    kin: ['bag'],
    held: { size: 40, grip: [0, 42, 0] },
    paints: { trim: '#3d2414 60' },
    parts: [
      { box: 'tint #6b3f23 60', at: [0, -10, 0], size: [56, 36, 15], round: 6 },
      { box: 'trim', at: [0, 4, 0], size: [57, 2, 16], round: 1 },
      { limb: 'trim', from: [-16, 24, 0], to: [-12, 40, 0], radius: 3 },
      { limb: 'trim', from: [-12, 40, 0], to: [12, 40, 0], radius: 3.5 },
      { limb: 'trim', from: [12, 40, 0], to: [16, 24, 0], radius: 3 },
      { box: 'brass', at: [30, 4, 15], size: [5, 6, 2], round: 1, mirror: 'x' },
    ],
  },
  clipboard: {
    words: `clipboard, checklist, to do list
      · de klemmbrett · fr porte bloc · es portapapeles · it cartellina · pt prancheta · nl klembord · emoji 📋`,
    held: { size: 46, grip: [0, -36, 0] },
    paints: { tick: '#3fa34d 60' },
    parts: [
      { box: 'tint #a5713d', at: [0, -3, 0], size: [32, 43, 2.5], round: 3 },
      { box: 'paper', at: [0, -6, 3], size: [27, 36, 1], round: 1 },
      { box: 'steel', at: [0, 39, 4], size: [13, 5.5, 3.5] },
      { disc: 'steel', at: [0, 46, 3], radius: 5, half: 2.5 },
      { box: 'ink', at: [5, 20, 4], size: [15, 1.2, 0.6], round: 0.4, count: 4, step: [0, -15, 0] },
      { box: 'tick', at: [-18, 20, 4], size: [3.5, 3.5, 1], round: 1, count: 4, step: [0, -15, 0] },
    ],
  },
  envelope: {
    words: `envelope, letter, love letter, mail, post card, postcard
      · de briefumschlag · fr lettre · es carta de amor · it busta, lettera · pt cartas de correio · nl envelop · emoji ✉,
      📧, 💌, 📩`,
    held: { size: 34, grip: [0, -30, 0] },
    paints: { sheet: 'tint #fbf3df 30', fold: 'sheet darker 12% 30', seal: '#e4312b 90' },
    parts: [
      { box: 'sheet', at: [0, 0, 0], size: [50, 34, 4], round: 3 },
      { limb: 'fold', from: [46, 29, 4], to: [0, -3, 5], radius: 1.5, mirror: 'x' },
      { limb: 'fold', from: [46, -29, 4], to: [17, 6, 4], radius: 1, mirror: 'x' },
      { ball: 'seal', at: [-4.5, 2, 6], size: [7.5, 7.5, 4] },
      { ball: 'seal', at: [4.5, 2, 6], size: [7.5, 7.5, 4], soft: 1 },
      { limb: 'seal', from: [0, -1, 6], to: [0, -10, 5], radius: [6, 1], soft: 3 },
    ],
  },
  'money-bag': {
    words: `money bag, bag of money, money, cash, dollars
      · de geld · fr argent de poche · es dinero · it soldi · pt dinheiro · nl geldzak · emoji 💰, 💵, 🤑`,
    theme: 'none',
    held: { size: 42, grip: [0, 30, 0] },
    paints: { sack: 'tint #b98a52 25', print: '#2f7a45 60' },
    parts: [
      { ball: 'sack', at: [0, -16, 0], size: [36, 32, 30] },
      { limb: 'sack', from: [0, 6, 0], to: [0, 24, 0], radius: [20, 9], soft: 8 },
      { limb: 'sack', from: [0, 26, 0], to: [0, 42, 0], radius: [8, 17], soft: 3 },
      { ball: 'sack', at: [0, 58, 0], size: [18, 14, 18], cut: 0 },
      { hoop: '#7a4d2e 30', at: [0, 24, 0], radius: 10, thick: 3.5 },
      { limb: 'print', path: points([10, -5, 28], [0, -1, 30], [-10, -7, 28], [0, -16, 31]), radius: 3 },
      { limb: 'print', path: points([0, -16, 31], [10, -24, 28], [0, -31, 27], [-10, -27, 27]), radius: 3 },
      { limb: 'print', from: [0, 5, 27], to: [0, -37, 25], radius: 2 },
      { cylinder: 'brass', at: points([36, -44, 10], [42, -40, 2]), radius: 11, half: 2.5, round: 1.5, turn: [14, 0, 6] },
    ],
  },
  newspaper: {
    words: `newspaper, magazine, news, journal, reading the newspaper, reading a newspaper, reading the paper,
      reads the newspaper, reads the paper
      · de zeitung · es periodico · it giornale · pt jornal · nl krant · emoji 📰, 🗞`,
    theme: 'city',
    kin: ['reading'],
    held: { size: 42, grip: [0, -30, 0] },
    paints: { print: '#3a3a40 20' },
    parts: [
      { box: 'tint #f3efe4 15', at: [0, 0, 0], size: [33, 44, 3.5], round: 3 },
      { box: '#e4decf 15', at: [2, -1.5, -5], size: [34, 44, 2], round: 1.5 },
      { box: 'print', at: [0, 34, 3.5], size: [28, 4.5, 0.6], round: 0.4 },
      { box: '#8fa3b8 30', at: [-13, 10, 4], size: [15, 13, 0.5], round: 0.5 },
      { box: 'print', at: [16, 20, 3.5], size: [12, 1.3, 0.5], round: 0.3, count: 4, step: [0, -7, 0] },
      { box: 'print', at: [-15, -10, 4], size: [13, 1.5, 0.5], round: 0.5, count: 4, step: [0, -7, 0] },
      { box: 'print', at: [16, -10, 3.5], size: [12, 1.3, 0.5], round: 0.3, count: 4, step: [0, -7, 0] },
    ],
  },
  paintbrush: {
    words: `paintbrush, paint brush, brush, easel, palette, painting, watercolour, watercolor
      · de pinsel · fr pinceau · es pincel · it pennello · nl penseel · emoji 🖌, 🎨`,
    theme: 'none',
    kin: ['drawing'],
    held: { size: 55, grip: [-20, -34, 0] },
    paints: { wood: '#d9a867' },
    parts: [
      { disc: 'wood', at: [-8, 0, 0], radius: 36, half: 3, round: 2 },
      { disc: 'wood', at: [10, -14, 0], radius: 28, half: 3, round: 2, soft: 10 },
      { disc: 'wood', at: [16, -20, 0], radius: 8.5, half: 20, cut: 0 },
      { disc: 'wood', at: [40, 6, 0], radius: 14, half: 20, cut: 3 },
      { ball: '#e4312b 90', at: [-30, 10, 3.5], size: [7.5, 6.5, 3.5] },
      { ball: '#ffc72c 90', at: [-15, 24, 3.5], size: [7.5, 6.5, 3.5] },
      { ball: '#2fa66a 90', at: [6, 23, 3.5], size: [7.5, 6.5, 3.5] },
      { ball: '#2563c9 90', at: [-34, -10, 3.5], size: [7.5, 6.5, 3.5] },
      { ball: '#8350c4 90', at: [-22, -24, 3.5], size: [7.5, 6.5, 3.5] },
      { limb: '#a8502a 70', from: [36, -44, 10], to: [2, 14, 10], radius: [2.5, 3.5] },
      { limb: 'metal #c9ccd4', from: [2, 14, 10], to: [-4, 24, 10], radius: 4 },
      { limb: 'tint #2563c9 60', from: [-5, 27, 10], to: [-13, 41, 10], radius: [5, 1] },
    ],
  },
  parcel: {
    words: `parcel, parcels, a stack of packages, holding a package, delivering packages, cardboard box, cardboard boxes,
      amazon package, delivery box, moving box, moving boxes
      · de paket, pakete, paketen · fr colis · es paquete · it pacco · pt encomenda · nl pakketje · emoji 📦`,
    theme: 'city',
    held: { size: 46, grip: [0, -30, 0] },
    paints: { tape: '#e9d3a4 80' },
    parts: [
      { box: 'tint #c99a63 20', at: [0, 0, 0], size: [44, 32, 30], round: 1.5 },
      { box: 'tape', at: [0, 17, 30], size: [7, 16, 1], round: 0.5 },
      { box: 'tape', at: [0, 32, 0], size: [7, 0.5, 30], round: 0.5 },
      { box: 'white', at: [-24, -13, 30], size: [15, 11, 1], round: 0.5 },
      { box: 'rubber', at: points([-27, -8, 31], [-27, -12, 31]), size: [10, 0.8, 0.3], round: 0.2 },
      { box: 'rubber', at: [-34, -19, 31], size: [0.7, 3, 0.3], round: 0.2, count: 3, step: [7, 0, 0] },
      { box: 'rubber', at: points([-31, -19, 31.2], [-24, -19, 31.2], [-16, -19, 31.2]), size: [1.2, 3, 0.3], round: 0.2 },
      { box: '#d92b2b', at: [28, 20, 30], size: [8, 3.5, 0.5], round: 0.5 },
    ],
  },
  pencil: {
    words: `pencil, pen, crayon, marker, drawing, sketching
      · de bleistift · fr crayon de couleur · es lapiz · it matita · pt lapis · nl potlood · emoji ✏, 🖊, 🖍, 📝`,
    kin: ['drawing'],
    held: { size: 60, grip: [0, -10, 0], turn: [0, 0, 16] },
    parts: [
      { limb: 'tint #f7cd2b 70', from: [13, 24, 0], to: [-10, -20, 0], radius: 7.5 },
      { limb: '#f0d3a4 40', from: [-10, -20, 0], to: [-18, -36, 0], radius: [7, 3] },
      { limb: 'charcoal', from: [-18, -36, 0], to: [-22, -44, 0], radius: [3.2, 1] },
      { limb: 'steel', from: [15, 28, 0], to: [18, 34, 0], radius: 8 },
      { limb: '#ef7fae 30', from: [19, 36, 0], to: [22, 42, 0], radius: 7.4 },
      { limb: '#d1a126 70', from: [16, 22, 6], to: [-7, -22, 6], radius: 2 },
    ],
  },
  ruler: {
    words: `tape measure, measuring tape, ruler, school ruler, yardstick, measuring stick, set square
      · de massband, lineal · fr regle · es regla · it righello · pt regua, fita metrica · nl liniaal · emoji 📏, 📐`,
    theme: 'none',
    held: { size: 75, grip: [0, -36, 0], turn: [0, 0, 14] },
    parts: [
      { box: 'tint #f2c53d', at: [0, 0, 0], size: [9, 50, 2], round: 1.2 },
      { box: 'mattBlack', at: [-3.5, -42, 2], size: [5, 0.8, 0.6], round: 0.2, count: 4, step: [0, 28, 0] },
      { box: 'mattBlack', at: [-5.5, -35, 2], size: [3, 0.8, 0.6], round: 0.2, count: 6, step: [0, 14, 0] },
      { box: 'mattBlack', at: [-5.5, -28, 2], size: [3, 0.8, 0.6], round: 0.2, count: 3, step: [0, 28, 0] },
      { disc: 'mattBlack', at: [4.5, 44, 2], radius: 2, half: 0.6 },
    ],
  },
  sign: {
    words: `sign, placard, protest sign, picket sign, cardboard sign, wooden sign, whiteboard, poster
      · de plakat · fr pancarte · es pancarta · it cartello · pt placa · nl bordje · emoji 🪧`,
    theme: 'none',
    held: { size: 62, grip: [0, -52, 0] },
    paints: { board: 'tint #fbf8f0 30' },
    parts: [
      { box: '#c79a5e 30', at: [0, -40, -5], size: [4, 50, 3], round: 1 },
      { box: 'board darker 16% 30', at: [0, 34, -1], size: [56, 36, 2] },
      { box: 'board', at: [0, 34, 1], size: [54, 35, 2], round: 1.5 },
      { ball: '#e4312b 60', at: [-28, 34, 3], size: [8.5, 8.5, 3], count: 3, step: [28, 0, 0] },
    ],
    lettered: {
      held: { size: 62, grip: [0, -52, 0] },
      paints: { board: 'tint #fbf8f0 30' },
      parts: [
        { box: '#c79a5e 30', at: [0, -40, -5], size: [4, 50, 3], round: 1 },
        { box: 'board darker 16% 30', at: [0, 34, -1.5], size: [56, 36, 2] },
        {
          box: 'board',
          at: [0, 34, 1],
          size: [54, 35, 2],
          round: 1.5,
          words: { at: [0, 34], half: [50.4, 31], largest: 34 },
        },
      ],
    },
  },
});
