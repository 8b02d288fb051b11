import { points } from '../moulding/part.ts';
import { family } from './thing.ts';

/** Tools of a trade. */
export default family({})({
  drill: {
    words: `power drill, electric drill, cordless drill, drill, screwdriver, power tools
      · de bohrmaschine · fr perceuse · es taladro · it trapano · pt furadeira · nl boormachine · emoji 🪛`,
    kin: ['hand-tool'],
    held: { size: 46, grip: [12, -20, 0] },
    paints: { shell: 'tint #f2b21b 60' },
    parts: [
      { limb: 'shell', from: [26, 20, 0], to: [-8, 20, 0], radius: [16, 14] },
      { limb: 'shell', from: [14, 10, 0], to: [22, -30, 0], radius: [8.5, 8] },
      { box: 'ink', at: [20, -42, 0], size: [19, 10, 12], round: 3 },
      { limb: 'ink', from: [-20, 20, 0], to: [-30, 20, 0], radius: [10, 6] },
      { limb: 'steel', from: [-34, 20, 0], to: [-62, 20, 0], radius: [2.5, 1.5] },
      { limb: '#d92b2b 60', from: [6, 2, 0], to: [9, -6, 0], radius: 3.5 },
      { box: 'ink', at: [10, 20, 14], size: [1.5, 7, 2], round: 0.5, count: 3, step: [7, 0, 0] },
    ],
  },
  'fire-extinguisher': {
    words: `fire extinguisher, extinguisher, fire hose, a hose, the hose, his hose, her hose, with hose
      · de feuerloscher, feuerwehrschlauch, schlauch · fr extincteur, lance a incendie · es extintor, manguera
      · it estintore, manichetta · pt extintor · nl brandblusser, brandslang · emoji 🧯`,
    held: { size: 50, grip: [0, 38, 0] },
    parts: [
      { limb: 'tint #d92b2b 90', from: [0, -28, 0], to: [0, 14, 0], radius: 19 },
      { box: 'black', at: [0, -66, 0], size: [40, 20, 40], cut: 5 },
      { cylinder: 'offWhite', at: [0, -10, 0], radius: 19.4, half: 10 },
      { cylinder: 'steel', at: [0, 36, 0], radius: 6, half: 6 },
      { limb: 'black', from: [-6, 44, 0], to: [20, 50, 0], radius: 3 },
      { limb: 'black', from: [-6, 40, 0], to: [20, 38, 0], radius: 3 },
      { limb: 'black', path: points([-5, 42, 0], [-22, 38, 0], [-28, 20, 4], [-27, -8, 8]), radius: 3 },
      { limb: 'black', from: [-27, -8, 8], to: [-28, -24, 9], radius: [4, 6.5] },
      { disc: '#ffc72c 80', at: [0, 38, 7], radius: 5, half: 2 },
    ],
  },
  flashlight: {
    words: `torch, flashlight
      · de taschenlampe · fr lampe torche, lampe de poche · es linterna · it torcia · pt lanterna de bolso · nl zaklamp
      · emoji 🔦`,
    kin: ['light'],
    held: { size: 40, grip: [6, -24, 0], turn: [0, 0, 30] },
    paints: { body: 'tint charcoal' },
    parts: [
      { limb: 'body', from: [20, -42, -8], to: [-4, 6, 2], radius: 10 },
      { limb: 'body', from: [-5, 8, 3], to: [-16, 30, 8], radius: [11, 20] },
      { box: 'black', at: [-32, 62, 15], size: [50, 26, 50], round: 0, turn: [-16, 0, 27], cut: 0 },
      { hoop: 'steel', at: [-20.5, 39, 10], radius: 18, thick: 3.5, turn: [16, 0, 27] },
      { ball: '#fff3a6 100', at: [-20, 39, 10], size: [16, 5, 16], turn: [16, 0, 27] },
      { box: '#e4312b 80', at: [7, -10, 9], size: [3, 6, 3], turn: 27 },
      { hoop: 'steel', at: [13, -28, -5], radius: 10, thick: 2, turn: [12, 0, 27] },
    ],
  },
  hammer: {
    words: `hammer, mallet
      · de hammer und nagel, ein hammer · fr marteau · es martillo · it martello · pt martelo · nl hamer · emoji 🔨, ⚒, 🛠`,
    kin: ['hand-tool', 'weapon'],
    held: { size: 55, grip: [0, -30, 0], turn: [0, 0, 14] },
    parts: [
      { limb: 'beech', from: [0, 30, 0], to: [0, -10, 0], radius: [4, 4] },
      { limb: 'tint #e4312b', from: [0, -14, 0], to: [0, -46, 0], radius: [5.5, 6] },
      { box: 'steel', at: [2, 34, 0], size: [12, 7.5, 7], round: 2.5 },
      { cylinder: 'steel', at: [20, 34, 0], radius: 8, half: 6, round: 2, turn: 90, soft: 3 },
      { limb: 'steel', path: points([-10, 36, 0], [-22, 32, 0], [-29, 22, 0]), radius: [5.5, 4.5, 2], bend: 2, soft: 3 },
    ],
  },
  ladder: {
    words: `ladder, step ladder, stepladder
      · de leiter, trittleiter · fr echelle, escabeau · es escalera de mano · it scala a pioli · pt escada · emoji 🪜`,
    theme: 'city',
    stands: { size: 100 },
    paints: { rail: 'tint #f0a92b 70' },
    parts: [
      { limb: 'rail', from: [27, -48, 14], to: [13, 44, 0], radius: 3.5, mirror: 'x' },
      { limb: 'steel', from: [24, -48, -26], to: [12, 42, -4], radius: 2.5, mirror: 'x' },
      { box: 'steel', at: [0, -34, 12], size: [25, 1.8, 4.5], round: 1.2 },
      { box: 'steel', at: [0, -18, 9.5], size: [23, 1.8, 4.5], round: 1.2 },
      { box: 'steel', at: [0, -2, 7], size: [20, 1.8, 4.5], round: 1.2 },
      { box: 'steel', at: [0, 14, 4.5], size: [17.5, 1.8, 4.5], round: 1.2 },
      { box: 'steel', at: [0, 30, 2], size: [15, 1.8, 4.5], round: 1.2 },
      { box: 'rail', at: [0, 45, 0], size: [17, 3, 9] },
      { ball: 'rubber', at: [27.2, -48, 14.2], size: [5, 3, 5], mirror: 'x' },
    ],
  },
  plunger: {
    words: `plunger, toilet plunger
      · de pompel, pumpel · fr ventouse · es desatascador · it sturalavandini · pt desentupidor · nl ontstopper · emoji 🪠`,
    held: { size: 58, grip: [0, 30, 0] },
    paints: { cup: 'tint #b8352b' },
    parts: [
      { limb: '#c79a5e 40', from: [0, -20, 0], to: [0, 56, 0], radius: [4, 4.5] },
      { ball: 'cup', at: [0, -30, 0], size: [27, 25, 27] },
      { limb: 'cup', from: [0, -20, 0], to: [0, -2, 0], radius: [12, 6], soft: 6 },
      { box: 'cup', at: [0, -62, 0], size: [40, 20, 40], cut: 0 },
      { ball: 'cup', at: [0, -44, 0], size: [21, 16, 21], cut: 0 },
      { hoop: 'cup', at: [0, -41.5, 0], radius: 24.5, thick: 3.5 },
    ],
  },
  rope: {
    words: `rope, lasso, whip, bullwhip, lariat, climbing rope, jump rope, skipping rope
      · de peitsche, seil, springseil · fr fouet, corde a sauter · es latigo, cuerda, comba · it frusta, corda · nl touw
      · emoji 🪢`,
    theme: 'garden',
    held: { size: 44, grip: [0, 32, 0] },
    paints: { light: 'tint #d0a663 20', dark: 'light darker 18% 20' },
    parts: [
      { ring: 'dark', at: [-4, -3, -6], radius: 34, thick: 5 },
      { ring: 'light', at: [3, -2, 2], radius: 32, thick: 5.2 },
      { ring: 'dark', at: [-1, 2, 9], radius: 28, thick: 5.2 },
      { hoop: 'light', at: [0, 31, 0], radius: 12, thick: 4.5, turn: [0, 90, 90] },
      { hoop: 'dark', at: [9, 30, 0], radius: 12, thick: 4.5, turn: [0, 90, 90] },
      { limb: 'light', path: points([26, -20, 15], [40, -38, 17], [52, -42, 17]), radius: 5 },
      { ball: 'dark', at: [53, -42, 17], size: [7, 6.5, 6.5] },
    ],
  },
  saw: {
    words: `handsaw, hand saw, chainsaw, hacksaw, wood saw, a saw, the saw, my saw, his saw, her saw, with saw
      · de motorsage, kettensage, handsage · fr scie, tronconneuse · es serrucho, motosierra · it sega a mano, motosega
      · pt serrote, motosserra, serra · nl zaag, kettingzaag · emoji 🪚`,
    kin: ['hand-tool'],
    held: { size: 50, grip: [38, 0, 0], turn: [0, 0, -40] },
    paints: { handle: 'tint #c8502a 70' },
    parts: [
      { box: 'steel', at: [-10, 2, 0], size: [42, 12, 1.5], round: 1 },
      { box: 'steel', at: [-30, 24, 0], size: [60, 12, 10], round: 0, turn: 14, cut: 0 },
      { box: 'steel', at: [-47, -10, 0], size: [3.5, 3.5, 1.4], round: 0.4, turn: 45, soft: 0, count: 8, step: [9.5, 0, 0] },
      { ring: 'handle', at: [42, 0, 0], radius: 11, thick: 5 },
      { box: 'handle', at: [32, 2, 0], size: [6, 14, 4], round: 3, soft: 5 },
      { ball: 'brass', at: points([30, 8, 4], [30, -3, 4]), size: [2, 2, 1] },
    ],
  },
  scissors: {
    words: `scissors, shears, secateurs
      · de schere · fr ciseaux · es tijeras · it forbici · pt tesoura · nl schaar · emoji ✂`,
    isSet: true,
    held: { size: 42, grip: [10, -34, 0] },
    paints: { grip: 'tint #e4312b 85' },
    parts: [
      { box: 'steel', at: [-8, 22, -1.5], size: [5.5, 27, 1.4], round: 1, turn: 16 },
      { box: 'steel', at: [-22, 42, 0], size: [7, 20, 20], round: 0, turn: -8, cut: 0 },
      { ring: 'grip', at: [17, -33, 0], radius: 12, thick: 4.5, mirror: 'x' },
      { limb: 'grip', from: [10, -22, 0], to: [-1, 0, 0], radius: [4.5, 4], soft: 3, mirror: 'x' },
      { box: 'steel', at: [8, 22, 1.5], size: [5.5, 27, 1.4], round: 1, turn: -16 },
      { box: 'steel', at: [22, 42, 0], size: [7, 20, 20], round: 0, turn: 8, cut: 0 },
      { disc: 'brass', at: [0, 0, 5], radius: 4, half: 2 },
    ],
  },
  spanner: {
    words: `spanner, wrench, monkey wrench, pipe wrench, allen key, toolbox, tool box, tools
      · de schraubenschlussel, rohrzange, werkzeug, werkzeugkasten · fr cle a molette, cle anglaise, boite a outils
      · es llave inglesa, herramientas · it chiave inglese, attrezzi · pt chave inglesa, ferramentas · nl moersleutel,
      gereedschap, gereedschapskist · emoji 🔧, 🧰`,
    kin: ['hand-tool'],
    held: { size: 55, grip: [0, -20, 0], turn: [0, 0, 14] },
    paints: { chromed: 'tint metal #aab0ba 80' },
    parts: [
      { limb: 'chromed', from: [0, -40, 0], to: [0, 30, 0], radius: [6, 5] },
      { disc: 'chromed', at: [0, 36, 0], radius: 16, half: 5, round: 2, soft: 0 },
      { box: 'chromed', at: [0, 50, 0], size: [7, 14, 20], cut: 0 },
      { ring: 'chromed', at: [0, -42, 0], radius: 9, thick: 4.5, soft: 0 },
    ],
  },
  'traffic-cone': {
    words: `traffic cone, road cone, roadworks
      · de pylone · fr cone de signalisation · es cono de trafico · it cono stradale · pt cone de transito
      · nl verkeerskegel, pion · emoji 🚧`,
    stands: { size: 42 },
    paints: { orange: 'tint #f26a1b 60' },
    parts: [
      { limb: 'orange', from: [0, -34, 0], to: [0, 46, 0], radius: [27, 6] },
      { box: 'orange', at: [0, -70, 0], size: [60, 26, 60], cut: 0 },
      { limb: 'snowWhite', from: [0, -15, 0], to: [0, -5, 0], radius: [23, 20] },
      { box: 'snowWhite', at: points([0, -46, 0], [0, 26, 0]), size: [60, 28, 60], cut: 0 },
      { limb: 'snowWhite', from: [0, 13, 0], to: [0, 23, 0], radius: [16, 13] },
      { box: 'snowWhite', at: points([0, -18, 0], [0, 54, 0]), size: [60, 28, 60], cut: 0 },
      { box: 'orange', at: [0, -44, 0], size: [36, 4.5, 36], round: 3 },
    ],
  },
});
