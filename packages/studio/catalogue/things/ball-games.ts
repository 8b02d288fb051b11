import { points } from '../moulding/part.ts';
import { family } from './thing.ts';

/** Balls, and what they are played with. */
export default family({ theme: 'sport', kin: ['ball'] })({
  baseball: {
    words: 'baseball, softball, cricket ball · emoji ⚾, 🥎',
    ball: 'baseball',
    held: { size: 28, grip: [0, -30, 0] },
    paints: { thread: '#d92b2b' },
    parts: [
      { ball: 'tint white', at: [0, 0, 0], size: 50 },
      { hoop: 'thread', at: [29.5, 0, 9.6], radius: 39.2, thick: 1.1, turn: [90, 72, 0], mirror: 'x' },
      { limb: 'thread', from: [-15.2, 36.6, 30.9], to: [-29.3, 28.2, 29.6], radius: 1.3, mirror: 'y' },
      { limb: 'thread', from: [-10.8, 20.8, 44.5], to: [-25.9, 16, 40], radius: 1.3, mirror: 'y' },
      { limb: 'thread', from: [9, 0, 49.5], to: [24.5, 0, 44], radius: 1.3, mirror: 'x' },
      { limb: 'thread', from: [15, 36.5, 31], to: [29.5, 28, 29.5], radius: 1.3, mirror: 'y' },
      { limb: 'thread', from: [10.8, 20.8, 44.5], to: [25.9, 16, 40], radius: 1.3, mirror: 'y' },
    ],
  },
  'baseball-bat': {
    words: `baseball bat, bat, rounders bat
      · de baseballschlager · fr batte de baseball · es bate de beisbol · it mazza da baseball · pt taco de beisebol
      · nl honkbalknuppel`,
    kin: [],
    ball: 'baseball',
    held: { size: 85, grip: [0, -36, 0], turn: [0, 0, 16] },
    paints: { wood: 'tint #cf9a5b 60', seam: '#d92b2b' },
    parts: [
      { limb: 'wood', from: [0, -30, 0], to: [0, 42, 0], radius: [3.5, 8.5] },
      { limb: 'rubber', from: [0, -46, 0], to: [0, -20, 0], radius: [3.6, 4.3] },
      { cylinder: 'wood', at: [0, -49, 0], radius: 6, half: 2, round: 1.5 },
      { ball: 'white', at: [22, -38, 2], size: 11 },
      { hoop: 'seam', at: points([15.2, -38, 5], [28.8, -38, 5]), radius: 8.3, thick: 0.8, turn: [0, -24, 90] },
    ],
  },
  basketball: {
    words: `basketball, hoops, basket ball
      · de basketbal · fr joueur de basket, joueuse de basket, ballon de basket, au basket · es balon de baloncesto,
      baloncesto · it pallacanestro · pt basquete · nl basketballen · emoji 🏀`,
    ball: 'basketball',
    stands: { size: 38, grip: [0, -30, 0] },
    paints: { line: '#2a2024 30' },
    parts: [
      { ball: 'tint #e5792b 30', at: [0, 0, 0], size: 50 },
      { hoop: 'line', at: [0, 0, 0], radius: 49.4, thick: 1.5, turn: [12, 0, 14] },
      { hoop: 'line', at: [0, 0, 0], radius: 49.4, thick: 1.5, turn: 104 },
      { hoop: 'line', at: points([-30, -7.5, 0], [30, 7.5, 0]), radius: 38.5, thick: 1.5, turn: 104 },
    ],
  },
  bowling: {
    words: `bowling, bowling ball, bowling pin, bowling pins, ten pin bowling, tenpin bowling, skittles
      · de kegeln · fr boule de bowling · es boliche, bolos · it birilli · nl bowlingbal · emoji 🎳`,
    ball: 'bowling',
    stands: { size: 46, grip: [0, -30, 0] },
    paints: { pin: '#f7f4ec 95', red: '#d92b2b 90' },
    parts: [
      { ball: 'pin', at: [-24, -20, -10], size: [15, 30, 15] },
      { limb: 'pin', from: [-24, 10, -10], to: [-24, 24, -10], radius: [8, 7], soft: 12 },
      { ball: 'pin', at: [-24, 36, -10], size: [11, 13, 11], soft: 6 },
      { box: 'pin', at: [-24, -68, -10], size: [30, 20, 30], cut: 0 },
      { hoop: 'red', at: [-24, 20, -10], radius: 7, thick: 2.5 },
      { ball: 'pin', at: [26, -20, -10], size: [15, 30, 15] },
      { limb: 'pin', from: [26, 10, -10], to: [26, 24, -10], radius: [8, 7], soft: 12 },
      { ball: 'pin', at: [26, 36, -10], size: [11, 13, 11], soft: 6 },
      { box: 'pin', at: [26, -68, -10], size: [30, 20, 30], cut: 0 },
      { hoop: 'red', at: [26, 20, -10], radius: 7, thick: 2.5 },
      { ball: 'tint #1f2f6b 100', at: [2, -20, 24], size: 29 },
      { ball: '#14121a 30', at: points([-3, -7, 50], [10, -6, 50], [3, -18, 50]), size: [4.5, 5, 3] },
    ],
  },
  'cricket-bat': {
    words: 'cricket bat, cricket, cricket bat and ball · emoji 🏏',
    kin: [],
    held: { size: 85, grip: [0, -34, 0], turn: [0, 0, 14] },
    paints: { grip: 'tint #2563c9 40' },
    parts: [
      { box: 'pine', at: [0, 18, 0], size: [10, 30, 3.5], round: 3 },
      { limb: 'pine', from: [0, -6, 0], to: [0, -20, 0], radius: [7, 3.5], soft: 5 },
      { box: 'grip', at: [0, 26, 3.5], size: [7.5, 9, 0.6], round: 0.5 },
      { box: 'white', at: [0, 8, 4], size: [8, 3, 0.5], round: 0.5 },
      { limb: 'grip', from: [0, -18, 0], to: [0, -47, 0], radius: [4, 4.5] },
      { ball: '#a81f24 80', at: [22, -38, 2], size: 10 },
      { hoop: 'white', at: [22, -38, 2], radius: 10, thick: 1, turn: [90, 20, 0] },
    ],
  },
  football: {
    words: `football, soccer, soccer ball, ball
      · de fussball · fr ballon de foot, ballon de football, joue au foot · es balon de futbol, balon, futbol, pelota
      · it pallone, pallone da calcio, calcio · pt bola, futebol, bola de futebol · nl voetbal, bal, voetbalt · emoji ⚽`,
    stands: { size: 36, grip: [0, -30, 0] },
    paints: { seam: '#8b8e96 40' },
    parts: [
      { ball: 'tint #f6f4ee 70', at: [0, 0, 0], size: 50 },
      { ball: 'glossyBlack', at: [0, 0, 16.5], size: 34.8 },
      { ball: 'glossyBlack', at: [0, 14.8, 7.4], size: 34.8, count: 5, spin: 72 },
      { ball: 'glossyBlack', at: [8.7, 12, -7.4], size: 34.8, count: 5, spin: 72 },
      { limb: 'seam', from: [0, 15.5, 48], to: [0, 36, 35.3], radius: 1, count: 5, spin: 72 },
      { limb: 'seam', from: [14.5, 41, 26], to: [34.5, 26.5, 26], radius: 1, count: 5, spin: 72 },
      { limb: 'seam', from: [9, 48, 10], to: [15.5, 47.5, 0], radius: 1, count: 5, spin: 72 },
    ],
  },
  'golf-club': {
    words: `golf club, golf clubs, golf, golfing, putter, golf ball
      · de golfschlager · fr club de golf · es palo de golf · it mazza da golf · pt taco de golfe · nl golfclub · emoji ⛳,
      🏌`,
    kin: [],
    held: { size: 85, grip: [10, 30, 0], turn: [0, 0, -10] },
    paints: { head: 'tint #e4312b 95' },
    parts: [
      { limb: 'steel', from: [14, 30, 0], to: [0, -40, 0], radius: 1.8 },
      { limb: 'rubber', from: [18, 50, 0], to: [13, 22, 0], radius: [3.5, 2.5] },
      { ball: 'head', at: [-9, -42, 2], size: [15, 7.5, 10], turn: -8 },
      { limb: 'head', from: [0, -38, 0], to: [1, -33, 0], radius: [3.5, 2.5], soft: 4 },
      { box: 'steel', at: [-10, -44, 11], size: [10, 4, 1.2], round: 1, turn: -8 },
    ],
  },
  'hockey-stick': {
    words: `hockey stick, hockey, ice hockey, puck, lacrosse
      · de hockeyschlager · fr crosse de hockey · es palo de hockey · it mazza da hockey · pt taco de hoquei
      · nl hockeystick · emoji 🏒, 🏑`,
    kin: [],
    held: { size: 95, grip: [8, 20, 0], turn: [0, 0, -10] },
    paints: { wood: 'tint #c98a4a 60' },
    parts: [
      { box: 'wood', at: [10, 6, 0], size: [3, 44, 2], round: 1.8, turn: -14 },
      { box: 'wood', at: [-14, -42, 1], size: [17, 5, 1.8], turn: 8, soft: 5 },
      { box: 'rubber', at: [-20, -42.6, 1], size: [10, 5.4, 2.4], turn: 8 },
      { box: '#f4f2ec 40', at: [18, 40, 0], size: [3.5, 10, 3], turn: -14 },
      { cylinder: '#1b1b20 60', at: [20, -43, 10], radius: 10, half: 3.5, round: 1.5, turn: [16, 0, 0] },
    ],
  },
  'rugby-ball': {
    words: 'rugby, rugby ball, american football, gridiron, quarterback ball · emoji 🏈, 🏉',
    ball: 'rugby-ball',
    held: { size: 34, grip: [0, -20, 0], turn: [0, 0, 20] },
    parts: [
      { ball: 'tint #8a4524 55', at: [0, 0, 0], size: [54, 33, 33], turn: 18 },
      { hoop: 'white', at: points([-31, -10, 0], [31, 10, 0]), radius: 26, thick: 2, turn: 108 },
      { limb: 'white', from: [-15, 12, 30], to: [12, 21, 29], radius: 2 },
      { limb: 'white', from: [-15.5, 18.5, 28.5], to: [-10.5, 6.5, 32.5], radius: 1.6, count: 4, step: [8, 2.5, 0] },
    ],
  },
  'tennis-ball': {
    words: 'tennis ball, padel ball',
    ball: 'tennis-ball',
    held: { size: 26, grip: [0, -30, 0] },
    paints: { seam: '#fbfbf4 30' },
    parts: [
      { ball: 'tint #d4e637 15', at: [0, 0, 0], size: 50 },
      { hoop: 'seam', at: [27.4, 0, 14.6], radius: 39.2, thick: 2.4, turn: [90, 62, 0], mirror: 'x' },
    ],
  },
  'tennis-racket': {
    words: `table tennis, table tennis bat, table tennis paddle, ping pong, ping pong paddle, ping pong bat, tennis racket,
      tennis racquet, tennis, racket, racquet, badminton, squash racket, padel, pickleball
      · de tennisschlager, tischtennis, tischtennisschlager, federballschlager, tennis spielt · fr raquette · es raqueta,
      raqueta de tenis · it racchetta da tennis, racchetta · pt raquete de tenis, raquete · nl tennisracket · emoji 🎾, 🏸`,
    kin: [],
    ball: 'tennis-ball',
    held: { size: 75, grip: [0, -36, 0], turn: [0, 0, 14] },
    paints: { frame: 'tint #2cb5e8 90', string: '#f8f5ec 40' },
    parts: [
      { ring: 'frame', at: [0, 24, 0], radius: 22, thick: 3 },
      { limb: 'frame', from: [14, 7, 0], to: [1.2, -12, 0], radius: 2.6, mirror: 'x' },
      { limb: 'string', from: [-12, 6, 0], to: [-12, 42, 0], radius: 0.5, count: 4, step: [8, 0, 0] },
      { limb: 'string', from: [-19, 12, 0], to: [19, 12, 0], radius: 0.7, count: 4, step: [0, 8, 0] },
      { limb: 'frame', from: [0, -10, 0], to: [0, -24, 0], radius: 3.5 },
      { limb: 'rubber', from: [0, -24, 0], to: [0, -48, 0], radius: [4.2, 4.6] },
      { ball: '#d4e637 20', at: [20, -36, 2], size: 10 },
      { hoop: '#fbfbf4 30', at: [23, -33, 4], radius: 8.5, thick: 0.8, turn: [0, 30, 60] },
    ],
  },
  volleyball: {
    words: `volleyball, beach ball, handball, netball, beach volleyball
      · fr ballon de volley, volley · es voleibol, voley, balon de voleibol · it pallavolo · pt volei, bola de volei
      · nl volleybal · emoji 🏐`,
    ball: 'volleyball',
    stands: { size: 36, grip: [0, -30, 0] },
    paints: { yellow: '#f7cd2b 60', blue: '#2563c9 60', groove: '#adabab 40' },
    parts: [
      { ball: 'tint offWhite', at: [0, 0, 0], size: 50 },
      { ball: 'yellow', at: [0, 0, 0], size: 50.3 },
      { box: 'yellow', at: points([-27, 59, 0], [27, -59, 0]), size: [70, 50, 70], round: 0, turn: 24, cut: 0 },
      { ball: 'blue', at: [0, 0, 0], size: 50.3 },
      { box: 'blue', at: points([-14, 32, 0], [45, -100, 0]), size: [70, 50, 70], round: 0, turn: 24, cut: 0 },
      { hoop: 'groove', at: points([6.1, -13.7, 0], [-6.1, 13.7, 0]), radius: 47.9, thick: 1, turn: 24 },
      { hoop: 'groove', at: [0, 0, 0], radius: 50, thick: 1, turn: 114 },
    ],
  },
});
