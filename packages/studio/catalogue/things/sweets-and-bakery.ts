import { points } from '../moulding/part.ts';
import { family } from './thing.ts';

/** What is sweet, and what a baker makes. */
export default family({ theme: 'kitchen' })({
  bread: {
    words: `croissant, bread, baguette, loaf, loaf of bread, sourdough, rye bread
      · de brot, brotchen · fr pain, une baguette · es barra de pan · it pagnotta · pt pao, paozinho · nl brood, stokbrood
      · emoji 🍞, 🥖`,
    kin: ['bakery'],
    held: { size: 58, grip: [-12, -14, 0] },
    paints: { dough: 'tint #cf8b3c 35', cut: '#f2d9a6 20' },
    parts: [
      { limb: 'dough', from: [-32, -38, 0], to: [32, 38, 0], radius: 13 },
      { limb: 'dough', from: [-20, -24, 0], to: [20, 24, 1], radius: 14.5, soft: 5 },
      { ball: 'cut', at: [-22.4, -26.8, 12], size: [3.5, 12, 3.5], turn: 8, count: 4, step: [14.6, 17.5, 0] },
      { limb: 'paper', from: [-24, -28.5, 0], to: [-8, -9.5, 0], radius: 15.2 },
    ],
  },
  cake: {
    words: `pie, apple pie, cherry pie, muffin, cake, birthday cake, cupcake, wedding cake, birthday
      · de kuchen, torte, geburtstagstorte, cupcakes · fr gateau, gateau d anniversaire, tarte · es pastel, tarta, torta,
      pastel de cumpleanos · it torta di compleanno, dolcetti · pt bolo, bolo de aniversario · nl taart, verjaardagstaart,
      taartje · emoji 🎂, 🍰, 🧁`,
    kin: ['bakery'],
    held: { size: 40, grip: [0, -40, 0] },
    paints: { sponge: '#f3e6cb 40', cream: 'tint #ef7fae 70' },
    parts: [
      { cylinder: 'sponge', at: [0, -30, 0], radius: 44, half: 16, round: 5, turn: [10, 0, 0] },
      { cylinder: 'cream', at: [0, -12, 2], radius: 46, half: 7, round: 6, turn: [10, 0, 0] },
      { cylinder: 'sponge', at: [0, 3, 2], radius: 30, half: 12, round: 5, turn: [10, 0, 0] },
      { cylinder: 'cream', at: [0, 16, 3], radius: 32, half: 6, round: 5, turn: [10, 0, 0] },
      { limb: '#78bff0', from: [-18, 20, 6], to: [-18, 40, 6], radius: 3, count: 3, step: [18, 0, 0] },
      { ball: '#ffc72c 90', at: [-18, 47, 6], size: [3.5, 6, 3.5], count: 3, step: [18, 0, 0] },
    ],
    lettered: {
      held: { size: 56, grip: [0, -42, 0] },
      parts: [
        { cylinder: '#f4f2ec 80', at: [0, -40, 0], radius: 56, half: 2, round: 1.5 },
        {
          cylinder: 'tint #f9d3de 60',
          at: [0, -12, 0],
          radius: 48,
          half: 27,
          round: 3,
          words: { at: [0, -12], half: [30, 20], largest: 20 },
        },
        { hoop: '#ef7fae 70', at: points([0, -36, 0], [0, 14, 0]), radius: 47, thick: 3.5 },
        { limb: '#78bff0', from: [-20, 14, 0], to: [-20, 36, 0], radius: 3, count: 3, step: [20, 0, 0] },
        { ball: '#ffc72c 90', at: [-20, 43, 0], size: [3.5, 6, 3.5], count: 3, step: [20, 0, 0] },
      ],
    },
  },
  chocolate: {
    words: `chocolate bar, bar of chocolate, chocolates, box of chocolates, chocoholic, loves chocolate, eating chocolate,
      eats chocolate, and chocolate, candy bar
      · de schokolade · fr chocolat · es tableta de chocolate · it cioccolato, cioccolata · pt barra de chocolate
      · nl chocolade · emoji 🍫`,
    theme: 'none',
    held: { size: 45, grip: [0, -34, 0], turn: [0, 0, 10] },
    paints: { cocoa: '#5a321e 60' },
    parts: [
      { box: 'cocoa', at: [0, 10, 0], size: [25, 38, 5] },
      { box: 'cocoa', at: [-12, 2, 5], size: [10, 7.5, 2.5], count: 3, step: [0, 18, 0] },
      { box: 'cocoa', at: [12, 2, 5], size: [10, 7.5, 2.5], count: 3, step: [0, 18, 0] },
      { box: 'steel', at: [0, -10, 0], size: [26.5, 6, 6.5] },
      { box: 'tint #7440a8 70', at: [0, -32, 0], size: [27.5, 20, 7.5] },
      { box: '#f4f2ec 70', at: [0, -32, 7], size: [18, 5, 1], round: 1 },
    ],
  },
  doughnut: {
    words: `doughnut, donut, cookie, biscuit, bagel
      · de keks, kekse, platzchen · fr beignet · es rosquilla, galleta, galletas · it ciambella, biscotti · pt rosquinha,
      biscoito · nl koekje, koekjes · emoji 🍩, 🍪, 🥯`,
    kin: ['bakery'],
    costume: { colour: 'pink' },
    held: { size: 32, grip: [0, -40, 0] },
    paints: { sugar: '#f4f2ec 70', yellow: '#ffc72c 70', blue: '#2cb5e8 70' },
    parts: [
      { ring: 'crust', at: [0, 0, 0], radius: 30, thick: 18 },
      { ring: 'tint #ef7fae 90', at: [0, 0, 4.5], radius: 30, thick: 16.5 },
      { limb: 'sugar', from: [23.5, 0, 20], to: [30.5, 0, 20], radius: 1.8 },
      { limb: 'sugar', from: [0, 30.5, 20], to: [0, 23.5, 20], radius: 1.8 },
      { limb: 'sugar', from: [-23.5, 0, 20], to: [-30.5, 0, 20], radius: 1.8 },
      { limb: 'sugar', from: [0, -30, 20], to: [0, -23, 20], radius: 2 },
      { limb: 'yellow', from: [31, 14.5, 20], to: [31.5, 21.5, 20], radius: 1.8 },
      { limb: 'yellow', from: [-21.5, 31.5, 20], to: [-14.5, 31, 20], radius: 1.8 },
      { limb: 'yellow', from: [-31, -14, 20], to: [-31, -21, 20], radius: 2 },
      { limb: 'yellow', from: [21.5, -31.5, 20], to: [14.5, -31, 20], radius: 1.8 },
      { limb: 'blue', from: [17, 23, 20], to: [10, 23.5, 20], radius: 1.8 },
      { limb: 'blue', from: [-23.5, 10, 20], to: [-23, 17, 20], radius: 1.8 },
      { limb: 'blue', from: [-17.2, -23.2, 20], to: [-10.2, -23.4, 20], radius: 1.8 },
      { limb: 'blue', from: [23.4, -10.2, 20], to: [23.2, -17.2, 20], radius: 1.8 },
    ],
  },
  honey: {
    words: `honey, honey jar, jar of honey, honey pot, pot of honey, honeycomb, jar of jam
      · de honig, honigglas · fr miel · it miele · nl honing, potje honing · emoji 🍯, 🐝`,
    held: { size: 42, grip: [0, -20, 0] },
    paints: { gold: 'tint #f2a31b 95', wood: '#b97f45 40', darkWood: '#8a5a2c 40' },
    parts: [
      { cylinder: 'gold', at: [0, -15, 0], radius: 34, half: 32, round: 12 },
      { cylinder: 'gold', at: [0, 20, 0], radius: 25, half: 5, round: 2 },
      { cylinder: '#e4512b 40', at: [0, 28, 0], radius: 30, half: 7, round: 3 },
      { hoop: '#fbf3dc 40', at: [0, 23, 0], radius: 29, thick: 3 },
      { ball: '#fbf3dc 30', at: [0, -16, 21], size: [24, 19, 15] },
      { ball: '#f7cd2b 70', at: [0, -16, 35], size: [11, 8, 4] },
      { box: '#2a211a', at: points([-4, -16, 37.5], [4.5, -16, 37.5]), size: [1.8, 7, 2], round: 1 },
      { ball: '#ffffff 70', at: [5, -6, 34.5], size: [4.5, 5.5, 1.5], turn: -25, mirror: 'x' },
      { limb: 'wood', from: [10, 34, 6], to: [34, 62, 2], radius: 2.5 },
      { ball: 'wood', at: [37, 65.5, 2], size: [8.5, 10, 8.5], turn: -40 },
      { hoop: 'darkWood', at: [35, 63, 2], radius: 8.5, thick: 1.6, turn: -40 },
      { hoop: 'darkWood', at: [38.5, 67.5, 2], radius: 8, thick: 1.6, turn: -40 },
    ],
  },
  'ice-cream': {
    words: `ice cream, icecream, gelato, sundae, ice lolly
      · de eiscreme · fr glace a la vanille · es helado · it cono gelato · pt sorvete · nl ijsje, ijs · emoji 🍦, 🍨, 🍧`,
    held: { size: 45, grip: [0, -30, 0] },
    paints: { waffle: '#b57a38 30', scoop: 'tint #f7b2c8 35' },
    parts: [
      { limb: '#d9a05a 30', from: [0, -48, 0], to: [0, -6, 0], radius: [2, 18] },
      { limb: 'waffle', from: [10, -26, 9], to: [-6, -35, 9], radius: 1.2, mirror: 'x' },
      { limb: 'waffle', from: [12.5, -14, 11.5], to: [-9.5, -23, 12], radius: 1.2, mirror: 'x' },
      { limb: 'waffle', from: [15.5, -2, 14], to: [-13, -11, 15], radius: 1.2, mirror: 'x' },
      { ball: 'scoop', at: [0, 6, 0], size: [22, 19, 22] },
      { ball: 'scoop', at: points([-15, -4, 7], [-5, -4, 12], [6, -4, 11], [16, -4, 6]), size: [7, 6, 6], soft: 3 },
      { ball: '#fbf3dc 35', at: [0, 28, 0], size: [18, 16, 18] },
      { ball: '#d92b3b 95', at: [2, 45, 2], size: 6.5 },
      { limb: 'brightLeaf', from: [2, 50, 2], to: [8, 60, 2], radius: 1 },
      { limb: '#7a4d2e 40', from: [10, 30, -5], to: [24, 52, -8], radius: 3.2 },
    ],
  },
  lollipop: {
    words: `lollipop, lolly, candy, sweets, candy cane
      · de lutscher · fr sucette · es piruleta · it lecca lecca · pt pirulito · emoji 🍭, 🍬`,
    costume: { colour: 'pink' },
    held: { size: 48, grip: [0, -36, 0] },
    paints: { swirl: '#fdf7f2 95' },
    parts: [
      { limb: '#fbf8ef', from: [0, 0, 0], to: [0, -60, 0], radius: 3.5 },
      { disc: 'tint #ef4a7f 95', at: [0, 24, 0], radius: 34, half: 7.5, round: 5 },
      { ring: 'swirl', at: [0, 24, 7], radius: 25, thick: 3 },
      { ring: 'swirl', at: [0, 24, 7], radius: 14, thick: 3 },
      { ball: 'swirl', at: [0, 24, 7.5], size: [4.5, 4.5, 3] },
      { ball: '#2cb5e8 70', at: [9, -13, 3], size: [9, 6, 3.5], turn: 16, mirror: 'x' },
    ],
  },
  pancakes: {
    words: `pancake, pancakes, stack of pancakes, pile of pancakes, waffle, waffles, hotcakes
      · de pfannkuchen, waffel · fr crepes, crepe, gaufre · es tortitas, panqueques · it frittelle · pt panquecas, panqueca
      · nl pannenkoek, pannenkoeken · emoji 🥞, 🧇`,
    held: { size: 38, grip: [0, -36, 0] },
    paints: { batter: '#f6d99a 40', cake: 'tint #d9944a 40', syrup: '#8a4415 100' },
    parts: [
      { cylinder: '#f8f8f4 80', at: [0, -30, 0], radius: 52, half: 3, round: 3 },
      { cylinder: 'batter', at: [0, -21, 0], radius: 37.5, half: 6, round: 5, count: 4, step: [0, 12.5, 0] },
      { cylinder: 'cake', at: points([-2, -18, 0], [2, -5.5, 0]), radius: 38.5, half: 3.5, round: 3 },
      { cylinder: 'cake', at: points([-2, 7, 0], [2, 19.5, 0]), radius: 38.5, half: 3.5, round: 3 },
      { cylinder: 'syrup', at: [0, 23.5, 2], radius: 27, half: 2, round: 2 },
      { limb: 'syrup', from: [-22, 22, 29], to: [-22, 10, 33], radius: [5, 4.5], soft: 5 },
      { limb: 'syrup', from: [0, 22, 36], to: [0, -8, 40], radius: [5, 4.5], soft: 5 },
      { limb: 'syrup', from: [24, 22, 27.5], to: [24, 4, 31.5], radius: [5, 4.5], soft: 5 },
      { limb: 'syrup', from: [12, 24, 16], to: [19, 22, 33], radius: 5, soft: 5, mirror: 'x' },
      { box: '#fbe27a 80', at: [0, 30, 4], size: [10, 6, 10], round: 3, turn: [0, 24, 0] },
    ],
  },
  pretzel: {
    words: `pretzel, pretzels
      · de brezel, brezeln, breze, brezn · fr bretzel, bretzels · es pretzel salado · nl krakeling · emoji 🥨`,
    kin: ['bakery'],
    held: { size: 36, grip: [0, -40, 0] },
    paints: { dough: 'tint #9a5423 85', salt: '#fbf7ec 40' },
    parts: [
      { limb: 'dough', from: [29, -28, 6], to: [10, 0, 7], radius: 7.5 },
      { limb: 'dough', from: [-29, -28, 6], to: [-10, 0, 7], radius: 7.5, soft: 2 },
      { limb: 'dough', path: points([10, 0, 7], [-7, 14, -5], [-20, 33, 0]), radius: 7.5, soft: 2 },
      { limb: 'dough', path: points([20, 33, 0], [36, 37, 0], [48, 22, 0]), radius: 7.5, soft: 2, mirror: 'x' },
      { limb: 'dough', from: [48, 22, 0], to: [47, -5, 0], radius: 7.5, soft: 2, mirror: 'x' },
      { limb: 'dough', path: points([47, -5, 0], [30, -30, 0], [0, -40, 0]), radius: 7.5, soft: 2, mirror: 'x' },
      { limb: 'dough', path: points([-10, 0, 7], [7, 14, 5], [20, 33, 0]), radius: 7.5, soft: 2 },
      { ball: 'salt', at: points([-42, 28, 7.5], [-45, 0, 7.5], [-24, -32, 7.5]), size: [2.5, 2.5, 2] },
      { ball: 'salt', at: points([2, -39, 8], [26, -31, 8]), size: [2.5, 2.5, 2] },
      { ball: 'salt', at: points([46, 5, 8], [40, 31, 8], [22, 32, 8]), size: [2.5, 2.5, 2] },
    ],
  },
});
