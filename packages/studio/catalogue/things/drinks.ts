import { points } from '../moulding/part.ts';
import { family } from './thing.ts';

/** Drinks, and what they are drunk from. */
export default family({ theme: 'kitchen', kin: ['drink'] })({
  beer: {
    words: `cider, beer, pint, lager, ale, craft beer, beer mug, mug of beer, beer stein, beer glass, glass of beer,
      beer bottle, bottle of beer, bottle of lager, brewer, stout, pint of stout, ipa, beers
      · de bierkrug, mass bier, bier, bierflasche, pils, glas bier, bierglas, masskrug, weissbier, weizen, feierabendbier,
      bierchen · fr pinte, verre de biere, biere, chope · es cerveza, jarra de cerveza, una cana, birra fria · it birra,
      birretta, boccale · pt cerveja, cervejinha · nl biertje, pilsje · emoji 🍺, 🍻`,
    held: { size: 38, grip: [36, 0, 0] },
    paints: { glass: '#eef3f4 100', ale: '#f9cf6b 100', foam: '#fdf8ea 30' },
    parts: [
      { cylinder: 'tint #f2a51d 95', at: [0, -10, 0], radius: 27, half: 34, round: 3 },
      { cylinder: 'glass', at: [0, -44, 0], radius: 30, half: 5, round: 3 },
      { limb: 'ale', from: [19, -34, 18], to: [19, 10, 18], radius: 3, mirror: 'x', step: [-12, 0, 7] },
      { cylinder: 'foam', at: [0, 25, 0], radius: 29, half: 7, round: 5 },
      { ball: 'foam', at: points([-14, 34, 8], [10, 37, 6], [0, 38, -10], [17, 33, -8]), size: [15, 12, 15], soft: 4 },
      { limb: 'foam', from: [-20, 20, 20], to: [-20, 6, 20], radius: [5.5, 5], soft: 4 },
      { limb: 'glass', path: points([27, 14, 0], [44, 10, 0], [46, -20, 0], [27, -28, 0]), radius: 5 },
    ],
  },
  bottle: {
    words: `milk, water bottle, protein shake, protein shaker, shaker, bottle of water, bottle of milk, milk bottle,
      bottle, thermos
      · de flasche, trinkflasche, milch · fr bouteille, biberon · es botella · it bottiglia, borraccia · pt garrafa,
      mamadeira · nl fles, waterfles · emoji 🥛, 🧴`,
    theme: 'none',
    held: { size: 46, grip: [0, -20, 0] },
    paints: { glass: 'tint #58b7e8 95', cap: '#2563c9 70' },
    parts: [
      { cylinder: 'glass', at: [0, -16, 0], radius: 22, half: 34, round: 8 },
      { limb: 'glass', from: [0, 14, 0], to: [0, 32, 0], radius: [16, 9], soft: 8 },
      { cylinder: '#fbfaf5 60', at: [0, -14, 0], radius: 23, half: 15 },
      { ball: 'cap', at: [0, -14, 21.5], size: [8, 10, 3] },
      { cylinder: '#f4f2ec 70', at: [0, 40, 0], radius: 12, half: 7, round: 2 },
      { cylinder: 'cap', at: [0, 50, 0], radius: 6, half: 5, round: 2 },
    ],
  },
  cocktail: {
    words: `cocktail, white russian, black russian, bloody mary, negroni, moscow mule, caipirinha, cosmopolitan, aperol,
      aperol spritz, spritz, martini, margarita, mojito, gin and tonic, gin tonic, gin, daiquiri, pina colada, cold drink,
      a drink, tropical drink, drink with an umbrella
      · de cocktailglas · es coctel, coctail · it aperitivo · pt drinque · nl cocktailtje · emoji 🍸, 🍹`,
    held: { size: 45, grip: [0, -20, 0] },
    paints: { drink: 'tint #f27a68 95' },
    parts: [
      { limb: 'drink', from: [0, -4, 0], to: [0, 30, 0], radius: [2, 33] },
      { box: 'drink', at: [0, 60, 0], size: [50, 36, 50], cut: 0 },
      { hoop: 'clearGlass', at: [0, 25, 0], radius: 31.5, thick: 2.2 },
      { limb: 'clearGlass', from: [0, -4, 0], to: [0, -42, 0], radius: [3, 2.5] },
      { cylinder: 'clearGlass', at: [0, -46, 0], radius: 21, half: 2, round: 1.5, soft: 6 },
      { disc: '#f7932b 70', at: [29, 32, 4], radius: 13, half: 2.5 },
      { disc: '#fbd08a 70', at: [29, 32, 6], radius: 10, half: 1.5 },
      { limb: '#c98a4a 40', from: [2, 20, 0], to: [-20, 56, 0], radius: 1 },
      { limb: '#2cb5e8 40', from: [-19, 55, 0], to: [-15, 48, 0], radius: [3, 17] },
      { box: 'drink', at: [-7, 34, 0], size: [40, 14, 40], round: 0, turn: 30, cut: 0 },
      { ball: '#d92b3b 95', at: [6, 26, 12], size: 6 },
    ],
  },
  coffee: {
    words: `coffee, latte, espresso, cappuccino, takeaway coffee, flat white, iced coffee, smoothie, milkshake, juice,
      bubble tea, boba, boba tea, matcha
      · de kaffee, milchkaffee, kaffeebecher, kaffeemaschine, espressomaschine · fr un cafe, son cafe, cafe au lait,
      cafetiere · es cafe con leche, su cafe, cafetera · it caffe, un caffe, caffettiera, moka · pt cafe expresso,
      cafezinho, cafeteira · nl koffie, kopje koffie · emoji 🧋`,
    held: { size: 34 },
    paints: { cup: '#f6f1e4', sleeve: 'tint #7a4d2e 30' },
    parts: [
      { limb: 'cup', from: [0, -40, 0], to: [0, 40, 0], radius: [22, 30] },
      { box: 'cup', at: points([0, -80, 0], [0, 74, 0]), size: [50, 30, 50], cut: 0 },
      { limb: 'sleeve', from: [0, -40, 0], to: [0, 40, 0], radius: [23, 31.5] },
      { box: 'sleeve', at: points([0, -72, 0], [0, 68, 0]), size: [50, 50, 50], cut: 0 },
      { cylinder: 'glossyBlack', at: [0, 44, 0], radius: 34, half: 5, round: 3 },
      { cylinder: 'glossyBlack', at: [0, 51, 0], radius: 28, half: 6, round: 3 },
    ],
  },
  'drink-can': {
    words: `drink can, can of drink, soda can, can of soda, can of cola, can of beer, beer can, can of lemonade,
      can of energy drink, energy drink, energy drink can, soda, soda pop, cola, coke, lemonade, soft drink, fizzy drink
      · de cola dose, getrankedose, energydrink, energy drinks · fr canette · es lata de refresco, refresco · it lattina
      · pt latinha, refrigerante · nl blikje, blikje cola, blikje bier · emoji 🥤`,
    held: { size: 30, grip: [10, -6, 0] },
    paints: { paint: 'tint #d8232f 95', tin: 'metal #d3d7dd' },
    parts: [
      { cylinder: 'paint', at: [0, -1, 0], radius: 28, half: 37, round: 5 },
      { cylinder: 'tin', at: [0, 39, 0], radius: 24, half: 5, round: 3 },
      { cylinder: 'tin', at: [0, 46, 0], radius: 20, half: 4, cut: 1 },
      { cylinder: 'tin', at: [0, -40, 0], radius: 23.5, half: 3.5, round: 3 },
      { hoop: 'tin', at: [0, 43, 0], radius: 22.2, thick: 2.2 },
      { cylinder: 'tin', at: [2, 44, 5], radius: 9, half: 1, turn: [14, 0, 0] },
      { cylinder: 'tin', at: [2, 45, 8], radius: 4, half: 5, turn: [14, 0, 0], cut: 0 },
      { hoop: 'porcelain', at: points([0, 24, 0], [0, -28, 0]), radius: 27.5, thick: 1.4 },
      { cylinder: 'porcelain', at: [0, -2, 0], radius: 28.4, half: 14 },
      { limb: 'paint', path: points([6, 9, 28], [-5, -2, 29], [5, -2, 29], [-6, -13, 28]), radius: 2.5 },
    ],
  },
  mug: {
    words: `mug, cup, tea, cocoa, cuppa, coffee cup, coffee mug, tea cup, teacup, tea mug, cup of tea, cup of coffee,
      cup of cocoa, mug of tea, mug of coffee, mug of cocoa, hot chocolate, mug of hot chocolate, cup of hot chocolate
      · de tasse, tasse kaffee, tasse tee, kaffeetasse, teetasse, becher tee, kakao, heisse schokolade, teebecher
      · fr tasse de cafe, tasse de the, chocolat chaud · es taza, taza de cafe, taza de te, chocolate caliente, una tacita
      · it tazza, tazza di caffe, tazza di te, tazzina, cioccolata calda · pt xicara, caneca, xicara de cha,
      chocolate quente · nl kopje, beker, mok, kopje thee, kop thee, kop koffie, warme chocolademelk, chocolademelk
      · emoji ☕, 🍵`,
    variantOf: 'coffee',
    held: { size: 30, grip: [42, 0, 0] },
    paints: { clay: 'tint #f4f2ec 95', heart: '#e4312b 90' },
    parts: [
      { cylinder: 'clay', at: [-6, 0, 0], radius: 36, half: 42, round: 5 },
      { cylinder: 'clay', at: [-6, 32, 0], radius: 30, half: 20, cut: 0 },
      { ring: 'clay', at: [28, -1, 0], radius: 20, thick: 5, soft: 3 },
      { cylinder: '#4a2a18 90', at: [-6, 30, 0], radius: 31, half: 2 },
      { limb: 'heart', from: [-6, -10, 33], to: [-12, 5, 32.5], radius: [3, 7.5] },
      { limb: 'heart', from: [-6, -10, 33], to: [0, 5, 32.5], radius: [3, 7.5], soft: 2 },
    ],
    lettered: {
      held: { size: 48, grip: [42, 0, 0] },
      paints: { clay: 'tint #f4f2ec 95' },
      parts: [
        {
          cylinder: 'clay',
          at: [-6, 0, 0],
          radius: 36,
          half: 42,
          round: 5,
          words: { at: [-6, -3], half: [26.5, 33], largest: 26 },
        },
        { cylinder: 'clay', at: [-6, 32, 0], radius: 30, half: 20, cut: 0 },
        { ring: 'clay', at: [28, -1, 0], radius: 20, thick: 5, soft: 3 },
        { cylinder: '#4a2a18 90', at: [-6, 30, 0], radius: 31, half: 2 },
      ],
    },
  },
  teapot: {
    words: 'teapot, tea pot, kettle · de teekanne · fr theiere · es tetera · it teiera · nl theepot · emoji 🫖',
    held: { size: 40, grip: [38, 0, 0] },
    paints: { china: 'tint #78bff0 95', dots: '#f4f2ec 80' },
    parts: [
      { ball: 'china', at: [0, -8, 0], size: [34, 30, 33] },
      { limb: 'china', from: [-26, -14, 0], to: [-48, 16, 0], radius: [11, 5], soft: 6 },
      { box: 'china', at: [-50, 30, 0], size: [20, 8, 20], round: 0, turn: 24, cut: 0 },
      { limb: 'china', path: points([28, 8, 0], [46, 10, 0], [50, -6, 0], [42, -22, 0], [28, -24, 0]), radius: 4.5 },
      { ball: 'china', at: [0, 18, 0], size: [20, 8, 20] },
      { ball: 'brass', at: [0, 29, 0], size: 5.5 },
      { hoop: 'brass', at: [0, 18, 0], radius: 20.5, thick: 1.8 },
      { cylinder: 'brass', at: [0, -37, 0], radius: 20, half: 2.5, round: 2 },
      { ball: 'dots', at: [0, -6, 31.5], size: [5.5, 5.5, 3] },
      { ball: 'dots', at: points([9.5, 0, 30.5], [6, -12, 31]), size: [5.5, 5.5, 3], mirror: 'x' },
    ],
  },
  whisky: {
    words: `tequila, tequila shot, vodka, shot glass, sake, whisky, whiskey, glass of whisky, glass of whiskey, scotch,
      bourbon, rum, brandy, cognac glass, old fashioned, single malt, tumbler
      · emoji 🥃`,
    held: { size: 32, grip: [0, -10, 0] },
    paints: { glass: '#b4cdd8 100', ice: '#f1dcb4 100', facet: '#f3d3a4 100' },
    parts: [
      { cylinder: 'glass', at: [0, -42, 0], radius: 39, half: 6, round: 3 },
      { cylinder: 'tint #c8741c 100', at: [0, -5, 0], radius: 38.5, half: 33, round: 3 },
      { cylinder: 'glass', at: [0, 34, 0], radius: 39.5, half: 11 },
      { cylinder: 'glass', at: [0, 40, 0], radius: 36, half: 30, cut: 0 },
      { box: 'ice', at: [-12, 36, 6], size: [14, 12, 14], round: 4, turn: [14, 24, 10] },
      { box: 'ice', at: [16, 34, -4], size: [14, 14, 14], round: 4, turn: [-10, 50, -14] },
      { hoop: 'glass', at: [0, 45, 0], radius: 38, thick: 2.5 },
      { limb: 'facet', from: [-26, 10, 32], to: [-26, -30, 32], radius: 1.5, step: [16, 0, 6] },
    ],
  },
  wine: {
    words: `wine, wine glass, champagne flute, glass of wine, red wine, white wine, champagne, prosecco
      · de weinglas, wein, rotwein, weisswein, glas wein, sektglas · fr verre de vin, vin rouge, vin blanc
      · es copa de vino, vino, vino tinto · it bicchiere di vino, vino rosso, vino bianco · pt copo de vinho, vinho,
      taca de vinho · nl wijn, glas wijn, rode wijn · emoji 🍷, 🥂, 🍾`,
    held: { size: 45, grip: [0, -20, 0] },
    paints: { red: 'tint #7a1226 95' },
    parts: [
      { ball: 'red', at: [0, 16, 0], size: [22.5, 28, 22.5] },
      { box: 'red', at: [0, 52, 0], size: [40, 30, 40], cut: 0 },
      { ball: 'clearGlass', at: [0, 16, 0], size: [22, 31, 22] },
      { box: 'clearGlass', at: [0, -10, 0], size: [40, 32, 40], cut: 0 },
      { box: 'clearGlass', at: [0, 70, 0], size: [40, 30, 40], cut: 0 },
      { ball: 'clearGlass', at: [0, 20, 0], size: [19, 36, 19], cut: 0 },
      { hoop: 'clearGlass', at: [0, 40, 0], radius: 15, thick: 1.5 },
      { limb: 'clearGlass', from: [0, -12, 0], to: [0, -42, 0], radius: [3, 2.5] },
      { cylinder: 'clearGlass', at: [0, -46, 0], radius: 20, half: 2, round: 1.5, soft: 6 },
      { limb: '#ffffff 100', from: [-14, 20, 17], to: [-13, 6, 17], radius: 1.4 },
    ],
  },
  'wine-bottle': {
    words: `wine bottle, bottle of wine, bottle of red wine, bottle of white wine, bottle of champagne, bottle of prosecco,
      champagne bottle, bottle of rum, bottle of whisky, bottle of whiskey, bottle of vodka, bottle of gin, rum bottle,
      whisky bottle, vodka bottle
      · de flasche wein, flasche rotwein, weinflasche · fr bouteille de vin, bouteille de champagne · es botella de vino
      · it bottiglia di vino · pt garrafa de vinho · nl wijnfles`,
    held: { size: 58, grip: [0, -10, 0] },
    paints: { glass: 'tint #1f4a2c 100', foil: '#7a1226 80' },
    parts: [
      { cylinder: 'glass', at: [0, -20, 0], radius: 15, half: 27, round: 3 },
      { limb: 'glass', from: [0, 4, 0], to: [0, 16, 0], radius: [13.5, 6], soft: 4 },
      { limb: 'glass', from: [0, 16, 0], to: [0, 42, 0], radius: [5.5, 5], soft: 2 },
      { cylinder: '#f6efdc 30', at: [0, -20, 0], radius: 15.4, half: 13, round: 0.5 },
      { cylinder: 'brass', at: [0, -10, 0], radius: 16, half: 1 },
      { cylinder: 'foil', at: [0, -27, 0], radius: 15.7, half: 2.5 },
      { cylinder: 'foil', at: [0, 38, 0], radius: 6.5, half: 10, round: 1.5 },
    ],
  },
});
