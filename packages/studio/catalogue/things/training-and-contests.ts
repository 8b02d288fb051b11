import { points } from '../moulding/part.ts';
import { family } from './thing.ts';

/** Things of a gym and of a contest. */
export default family({ theme: 'sport' })({
  'boxing-gloves': {
    words: `boxing gloves, boxing glove, boxing, kickboxing, muay thai, red boxing gloves
      · de boxhandschuhe · fr gants de boxe · es guantes de boxeo · it guantoni · pt luvas de boxe · nl bokshandschoenen
      · emoji 🥊`,
    isSet: true,
    held: { size: 42, grip: [0, -30, 0] },
    paints: { leather: 'tint #d92b2b 90', cuff: '#f4f2ec' },
    parts: [
      { ball: 'leather', at: [30, 14, 0], size: [24, 30, 22], mirror: 'x' },
      { ball: 'leather', at: [29, -8, 0], size: [19, 20, 17], soft: 8, mirror: 'x' },
      { limb: 'leather', from: [10, -2, 10], to: [9, 16, 16], radius: [7.5, 8.5], soft: 2, mirror: 'x' },
      { cylinder: 'leather', at: [29, -32, 0], radius: 18, half: 13, round: 5, mirror: 'x' },
      { cylinder: 'cuff', at: [29, -24, 0], radius: 19, half: 5, round: 2, mirror: 'x' },
      { limb: 'cuff', from: [34, -28, 17.8], to: [24, -40, 17.8], radius: 2.2, mirror: 'x' },
      { limb: 'cuff', from: [24, -28, 17.8], to: [34, -40, 17.8], radius: 2.2, mirror: 'x' },
    ],
  },
  dartboard: {
    words: `dartboard, dart board, darts, dart, darts player
      · de dartscheibe · fr flechettes · es dardos · it bersaglio · nl dartbord · emoji 🎯`,
    held: { size: 46, grip: [0, -42, 0] },
    paints: { green: '#1f8a4c 60', red: 'tint #d92b2b 60' },
    parts: [
      { disc: '#1d1b20', at: [0, 0, 0], radius: 50, half: 5, round: 2 },
      { box: '#efe3c2 40', at: [0, 0, 7], size: [36, 5, 1.2], round: 0.4, count: 5, spin: 36 },
      { ring: 'green', at: [0, 0, 6], radius: 37, thick: 2.5 },
      { ring: 'red', at: [0, 0, 7], radius: 22, thick: 2.5 },
      { disc: 'green', at: [0, 0, 8], radius: 9, half: 2 },
      { disc: 'red', at: [0, 0, 9], radius: 4.5, half: 2 },
      { limb: 'steel', from: [10, 14, 8], to: [13, 16, 30], radius: 2, step: [-26, -20, 0] },
      { box: 'red', at: points([14.5, 17, 36], [-11.5, -3, 36]), size: [5.5, 5.5, 5], round: 1, turn: 45 },
    ],
  },
  dumbbell: {
    words: `dumbbell, weights, barbell, gym, kettlebell, weightlifting, bodybuilding
      · de hantel, gewichte, hanteln, fitnessstudio · fr haltere, salle de sport · es pesas, gimnasio, mancuernas
      · it manubri, pesi · pt haltere, halteres · nl halters, sportschool, gewichten · emoji 🏋, 💪`,
    held: { size: 26 },
    paints: { iron: 'tint #2a2b31' },
    parts: [
      { limb: 'metal #b6bbc4', from: [-60, 0, 0], to: [60, 0, 0], radius: 9 },
      { cylinder: 'iron', at: [55, 0, 0], radius: 42, half: 10, round: 4, turn: -90, mirror: 'x' },
      { cylinder: 'iron', at: [78, 0, 0], radius: 34, half: 9, round: 4, turn: -90, mirror: 'x' },
    ],
  },
  frisbee: {
    words: 'frisbee, ultimate frisbee, flying disc, disc golf · emoji 🥏',
    held: { size: 40, grip: [0, -36, 0], turn: [0, 0, 10] },
    paints: { paint: 'tint #e4312b 90', groove: 'paint lighter 25% 80' },
    parts: [
      { cylinder: 'paint', at: [0, 0, 0], radius: 44, half: 5, round: 5, turn: [34, 0, 0] },
      { hoop: 'paint', at: [0, 0, 0], radius: 43, thick: 5.5, turn: [34, 0, 0] },
      { hoop: 'groove', at: [0, 4, 3], radius: 34, thick: 1, turn: [34, 0, 0] },
      { hoop: 'groove', at: [0, 4, 3], radius: 30, thick: 1.2, turn: [34, 0, 0] },
      { hoop: 'groove', at: [0, 4.1, 2.8], radius: 26, thick: 1.2, turn: [34, 0, 0] },
      { hoop: 'white', at: [0, 4.1, 2.8], radius: 18, thick: 2.2, turn: [34, 0, 0] },
      { cylinder: 'white', at: [0, 4, 3], radius: 9, half: 1.2, turn: [34, 0, 0] },
    ],
  },
  medal: {
    words: `medal, gold medal, silver medal, bronze medal, medallion
      · de medaille · es medalla · it medaglia · pt medalha · emoji 🥇, 🥈, 🥉, 🏅, 🎖`,
    kin: ['award'],
    held: { size: 40, grip: [0, 20, 0] },
    paints: { disk: 'tint brass' },
    parts: [
      { box: '#2563c9 40', at: [-13, 26, 0], size: [9, 30, 1.5], round: 1, turn: 26 },
      { box: '#e4312b 40', at: [13, 26, 1], size: [9, 30, 1.5], round: 1, turn: -26 },
      { box: 'disk', at: [0, 4, 3], size: [7, 3.5, 3], round: 1.5 },
      { disc: 'disk', at: [0, -24, 3], radius: 27, half: 4.5, round: 2 },
      { ring: 'disk', at: [0, -24, 7], radius: 22.5, thick: 2.2 },
      { limb: 'disk', from: [0, -24, 8], to: [0, -10, 8], radius: [5.5, 1.2], count: 5, spin: -72, hub: [0, -24] },
    ],
  },
  'pom-poms': {
    words: 'pom poms, pom pom, pompoms, pompons, cheerleading pom poms',
    isSet: true,
    held: { size: 46, grip: [0, -30, 0] },
    paints: { first: 'tint #2563c9 80' },
    parts: [
      { ball: 'first', at: [24, 6, 0], size: [20, 20, 18], mirror: 'x' },
      { limb: 'first', from: [-21.9, 6, 7.8], to: [-18.9, 6, 21.5], radius: [7.5, 5.5], step: [48, 0, 0] },
      { limb: 'white', from: [-26.5, 8.5, 7.5], to: [-30.5, 12.5, 20.5], radius: [7.5, 5.5], step: [48, 0, 0] },
      { limb: 'first', from: [-23.6, 1.3, 7], to: [-23, -6.3, 19.3], radius: [7.5, 5.5], step: [48, 0, 0] },
      { limb: 'white', from: [-20.6, 10.5, 6.6], to: [-15.8, 17.6, 18.2], radius: [7.5, 5.5], step: [48, 0, 0] },
      { limb: 'first', from: [-30.3, 4.9, 6.2], to: [-39.1, 3.1, 16.9], radius: [7.5, 5.5], step: [48, 0, 0] },
      { limb: 'white', from: [-18, 2.2, 5.7], to: [-9.7, -3.9, 15.6], radius: [7.5, 5.5], step: [48, 0, 0] },
      { limb: 'first', from: [-26, 13.4, 5.1], to: [-28.8, 25.3, 14.1], radius: [7.5, 5.5], step: [48, 0, 0] },
      { limb: 'white', from: [-28, -1.5, 4.5], to: [-33, -13, 12.5], radius: [7.5, 5.5], step: [48, 0, 0] },
      { limb: 'first', from: [-15.7, 9, 3.8], to: [-4.2, 13.8, 10.5], radius: [7.5, 5.5], step: [48, 0, 0] },
      { limb: 'white', from: [-32.6, 9.5, 3], to: [-44.6, 15.2, 8.1], radius: [7.5, 5.5], step: [48, 0, 0] },
      { limb: 'first', from: [-19.9, -2.8, 1.7], to: [-14.1, -17, 4.7], radius: [7.5, 5.5], step: [48, 0, 0] },
      { limb: 'white', from: [-20.9, 15.8, 0], to: [-16.7, 31.4, 0], radius: [7.5, 5.5], step: [48, 0, 0] },
      { limb: 'first', from: [-33.2, 0.7, 0], to: [-46.1, -7.9, 0], radius: [7.5, 5.5], step: [48, 0, 0] },
    ],
  },
  stopwatch: {
    words: `stopwatch, stop watch, timer, wristwatch, pocket watch, alarm clock
      · de stoppuhr, wecker · fr chronometre, reveil · es cronometro, despertador · it cronometro, sveglia · nl wekker
      · emoji ⏱, ⌚, ⏰`,
    held: { size: 36, grip: [0, -30, 0] },
    paints: { shell: 'tint steel' },
    parts: [
      { disc: 'shell', at: [0, -8, 0], radius: 40, half: 9, round: 4 },
      { disc: '#fbfaf5 60', at: [0, -8, 9], radius: 33, half: 1 },
      { ball: 'black', at: [0, 19, 10], size: [2.5, 2.5, 1.5], count: 8, spin: -45, hub: [0, -8] },
      { limb: '#e4312b 80', from: [-5, -16, 12], to: [13, 10, 12], radius: [2.5, 1] },
      { ball: 'black', at: [0, -8, 12], size: [4.5, 4.5, 3] },
      { cylinder: 'shell', at: [0, 36, 0], radius: 7, half: 6 },
      { cylinder: 'shell', at: [0, 45, 0], radius: 11, half: 5, round: 2 },
      { cylinder: 'shell', at: [29, 25, 0], radius: 6, half: 6, round: 1.5, turn: -45, mirror: 'x' },
    ],
  },
  trophy: {
    words: `trophy, award, stanley cup, gold cup, golden cup, fa cup, champions cup, world cup, prize, cup winner, oscar
      · de pokal · fr trophee · es trofeo · it coppa · pt trofeu · nl trofee · emoji 🏆`,
    kin: ['award'],
    held: { size: 50, grip: [0, -20, 0], turn: [0, 0, 6] },
    paints: { gold: 'tint brass' },
    parts: [
      { limb: 'gold', from: [0, 36, 0], to: [0, 0, 0], radius: [26, 12] },
      { limb: 'gold', from: [0, -2, 0], to: [0, -26, 0], radius: 5, soft: 8 },
      { cylinder: 'gold', at: [0, -28, 0], radius: 16, half: 3, soft: 0 },
      { box: 'gold', at: [0, 72, 0], size: [50, 26, 50], cut: 0 },
      { ball: 'gold', at: [0, 46, 0], size: [24, 30, 24], cut: 0 },
      { box: '#2a2024 60', at: [0, -40, 0], size: [20, 9, 20], round: 3 },
      { ring: 'gold', at: [25, 28, 0], radius: 13, thick: 3, mirror: 'x' },
    ],
    lettered: {
      held: { size: 62, grip: [0, -2, 0] },
      paints: { gold: 'tint brass' },
      parts: [
        { limb: 'gold', from: [0, 40, 0], to: [0, 10, 0], radius: [25, 12] },
        { limb: 'gold', from: [0, 8, 0], to: [0, -10, 0], radius: 5, soft: 8 },
        { box: 'gold', at: [0, 74, 0], size: [50, 26, 50], cut: 0 },
        { ball: 'gold', at: [0, 48, 0], size: [23, 28, 23], cut: 0 },
        {
          box: '#2a2024 60',
          at: [0, -30, 0],
          size: [42, 20, 20],
          round: 3,
          words: { at: [0, -30], half: [36, 15], largest: 18 },
        },
        { cylinder: 'gold', at: [0, -10, 0], radius: 17, half: 3 },
        { ring: 'gold', at: [24, 30, 0], radius: 12, thick: 3, mirror: 'x' },
      ],
    },
  },
  whistle: {
    words: 'whistle · de trillerpfeife · fr sifflet · es silbato · it fischietto · pt apito · nl fluitje',
    held: { size: 24, grip: [20, 0, 0] },
    paints: { shell: 'tint steel', black2: '#1b1b20 40', cord: '#e4312b 40' },
    parts: [
      { disc: 'shell', at: [-16, -10, 0], radius: 28, half: 15, round: 4 },
      { box: 'shell', at: [22, 7, 0], size: [34, 10, 13], round: 3 },
      { box: 'black2', at: [6, 17, 0], size: [6, 2, 10], round: 1 },
      { disc: 'black2', at: [-16, -10, 14], radius: 13, half: 2 },
      { ball: '#ffc72c 90', at: [-16, -14, 13], size: [8, 8, 6] },
      { ring: 'steel', at: [-48, 4, 0], radius: 9, thick: 2.5 },
      { limb: 'cord', path: points([-52, 10, 0], [-58, 34, 0], [-36, 48, 0], [2, 44, 0], [30, 50, 0]), radius: 3.5 },
    ],
  },
  'yoga-mat': {
    words: `yoga mat, yoga, pilates, exercise mat, gym mat
      · de yogamatte · fr tapis de yoga · es esterilla de yoga · it tappetino da yoga · pt tapete de yoga, tapete de ioga
      · nl yogamat`,
    isSet: true,
    held: { size: 32, grip: [0, 10, 0] },
    paints: { foam: 'tint #8350c4 20', layer: 'tint #5a3a94 20', strap: '#f6efdc 30' },
    parts: [
      { cylinder: 'foam', at: [0, 0, 0], radius: 26, half: 58, round: 3, turn: 90 },
      { box: 'foam', at: [0, -22.5, 30], size: [57.5, 3, 30], soft: 4 },
      { hoop: 'layer', at: [58, 0, 0], radius: 7, thick: 1.5, turn: 90 },
      { hoop: 'layer', at: [58, 0, 0], radius: 14, thick: 1.5, turn: 90 },
      { hoop: 'layer', at: [57.5, 0, 0], radius: 20.5, thick: 1.4, turn: 90 },
      { hoop: 'strap', at: [30, 0, 0], radius: 26, thick: 3, turn: -90, mirror: 'x' },
      { limb: 'strap', path: points([-30, 26, 0], [-18, 44, 0], [18, 44, 0], [30, 26, 0]), radius: 3 },
    ],
  },
});
