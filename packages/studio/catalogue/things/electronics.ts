import { points } from '../moulding/part.ts';
import { family } from './thing.ts';

/** Electronic things. */
export default family({})({
  calculator: {
    words: 'calculator · de taschenrechner · fr calculatrice · es calculadora · it calcolatrice · nl rekenmachine',
    theme: 'office',
    held: { size: 46, grip: [0, -30, 0] },
    paints: { key: '#eceff3 60' },
    parts: [
      { box: 'tint #3d4452 60', at: [0, 0, 0], size: [30, 44, 6], round: 5 },
      { box: '#bfe0b4 90', at: [0, 28, 5.5], size: [23, 9, 2] },
      { box: 'glossyInk', at: [4, 27, 7.5], size: [1.2, 4.5, 0.6], round: 0.4, count: 3, step: [6, 0, 0] },
      { box: 'key', at: [-16.5, 9, 6], size: [6, 5, 3], round: 2.5, count: 3, step: [0, -15, 0] },
      { box: 'key', at: [0, 9, 6], size: [6, 5, 3], round: 2.5, count: 3, step: [0, -15, 0] },
      { box: '#f7a823 60', at: [16.5, 9, 6], size: [6, 5, 3], round: 2.5, count: 3, step: [0, -15, 0] },
      { box: 'key', at: points([-16.5, -35, 6], [0, -35, 6]), size: [6, 5, 3], round: 2.5 },
      { box: '#e4512b 60', at: [16.5, -35, 6], size: [6, 5, 3], round: 2.5 },
    ],
  },
  drone: {
    words: 'drone, quadcopter, helicopter · emoji 🚁',
    held: { size: 35, grip: [0, -20, 0] },
    paints: { shell: 'tint #f4f2ec 85', blade: '#49b6e8 90' },
    parts: [
      { ball: 'shell', at: [0, 0, 0], size: [24, 12, 22] },
      { limb: 'shell', from: [10, 0, -10], to: [44, 8, -34], radius: 4.5, soft: 4, mirror: 'x' },
      { limb: 'shell', from: [10, 0, 10], to: [44, 8, 34], radius: 4.5, soft: 4, mirror: 'x' },
      { cylinder: 'glossyBlack', at: points([44, 15, -34], [44, 15, 34]), radius: 5, half: 6, mirror: 'x' },
      { ball: 'blade', at: [-44, 22, -34], size: [25, 1.5, 5], turn: [0, -40, 0] },
      { ball: 'blade', at: [44, 22, -34], size: [25, 1.5, 5], turn: [0, 10, 0] },
      { ball: 'blade', at: [-44, 22, 34], size: [25, 1.5, 5], turn: [0, -10, 0] },
      { ball: 'blade', at: [44, 22, 34], size: [25, 1.5, 5], turn: [0, 40, 0] },
      { ball: 'glossyBlack', at: [0, -12, 12], size: [10, 9, 9] },
      { ball: '#2c4f9a 100', at: [0, -12, 20], size: [5, 5, 3] },
      { ball: '#e4312b 100', at: [0, 6, 18], size: [3, 2, 2] },
    ],
  },
  gamepad: {
    words: `gamepad, game controller, controller, video game controller, joystick, videogame, video game, console,
      games console, gaming
      · de konsole, spielkonsole · fr manette, jeux video · es mando de videojuegos, videojuegos, consola · it joypad,
      videogiochi · pt controle de videogame · nl spelcomputer · emoji 🎮, 🕹`,
    theme: 'office',
    held: { size: 34, grip: [0, -20, 0] },
    paints: { shell: 'tint #3a3d47 60', button: '#1b1b20' },
    parts: [
      { box: 'shell', at: [0, 10, 0], size: [46, 22, 13], round: 12 },
      { limb: 'shell', from: [42, 8, 0], to: [54, -30, 2], radius: [17, 11], soft: 10, mirror: 'x' },
      { box: 'button', at: [-30, 16, 13], size: [11, 3.5, 3], round: 1 },
      { box: 'button', at: [-30, 16, 13], size: [3.5, 11, 3], round: 1 },
      { ball: '#e4312b 90', at: [38, 16, 13], size: [5, 5, 4] },
      { ball: '#ffc72c 90', at: [29, 7, 13], size: [5, 5, 4] },
      { ball: '#2cb5e8 90', at: [20, 16, 13], size: [5, 5, 4] },
      { ball: '#2fa66a 90', at: [29, 25, 13], size: [5, 5, 4] },
      { disc: 'button', at: [15, -5, 14], radius: 8, half: 6, round: 2, mirror: 'x' },
    ],
  },
  laptop: {
    words: `laptop, computer, pc, rgb keyboard, gaming keyboard, mechanical keyboard, computer keyboard, gaming pc,
      desktop, codes, programs, computers
      · de rechner · fr ordinateur · es ordenador, portatil, computadora · it portatile, computer portatile · pt computador
      · emoji 💻, 🖥, ⌨`,
    theme: 'office',
    held: { size: 46, grip: [0, -36, 10], turn: [4, 14, 0] },
    parts: [
      { box: 'tint #c3c8d0 70', at: [0, 8, -10], size: [60, 40, 2.5], round: 3, turn: [-12, 0, 0] },
      { box: '#1d2c5b 95', at: [0, 9, -7], size: [54, 34, 1], round: 1, turn: [-12, 0, 0] },
      { box: '#7fe0a0 30', at: [-20, 28, -10], size: [22, 2, 1], round: 1, turn: [-12, 0, 0] },
      { box: '#ffc72c 30', at: [-8, 18, -8], size: [30, 2, 1], round: 1, turn: [-12, 0, 0] },
      { box: '#f27a68 30', at: [-24, 8, -6], size: [18, 2, 1], round: 1, turn: [-12, 0, 0] },
      { box: '#78bff0 30', at: [-14, -2, -4], size: [26, 2, 1], round: 1, turn: [-12, 0, 0] },
      { box: 'tint #b4bac4 70', at: [0, -36, 20], size: [60, 3, 32], round: 3, turn: [16, 0, 0] },
      { box: '#3a3d47 40', at: [0, -33, 16], size: [50, 2, 16], round: 1, turn: [16, 0, 0] },
    ],
  },
  phone: {
    words: `phone, walkie talkie, police radio, smartphone, mobile, tablet, mobile phone, cell phone, cellphone, selfie
      · de handy, telefon · fr portable en main · es telefono, movil, celular · it cellulare · pt telemovel, telefone
      · nl telefoon, mobieltje · emoji 📱, ☎, 🤳`,
    theme: 'city',
    held: { size: 30, grip: [0, -30, 0], turn: [0, 12, 0] },
    parts: [
      { box: 'tint #23222a 80', at: [0, 0, 0], size: [26, 50, 4], round: 5 },
      { box: '#2cb5e8 95', at: [0, 2, 3.5], size: [22, 42, 1.2] },
      { box: '#ffc72c 60', at: [-13, 22, 5], size: [4.5, 4.5, 1], round: 1 },
      { box: '#e4312b 60', at: [0, 22, 5], size: [4.5, 4.5, 1], round: 1 },
      { box: 'offWhite', at: [13, 22, 5], size: [4.5, 4.5, 1], round: 1 },
      { box: '#2fa66a 60', at: [-13, 7, 5], size: [4.5, 4.5, 1], round: 1 },
      { box: '#f27a68 60', at: [0, 7, 5], size: [4.5, 4.5, 1], round: 1 },
      { box: '#7440a8 60', at: [13, 7, 5], size: [4.5, 4.5, 1], round: 1 },
    ],
  },
  'remote-control': {
    words: `remote control, tv remote, the remote, a remote, his remote, her remote, television remote, remote in one hand,
      remote in hand, couch potato
      · de fernbedienung · fr telecommande · es mando a distancia · it telecomando · pt controle remoto
      · nl afstandsbediening`,
    held: { size: 42, grip: [0, -30, 0] },
    parts: [
      { box: 'tint charcoal', at: [0, 0, 0], size: [17, 48, 6], round: 5 },
      { ball: '#e4312b 70', at: [0, 38, 7], size: [3.5, 3.5, 2.5] },
      { ring: 'steel', at: [0, 20, 6.2], radius: 8.5, thick: 2.2 },
      { ball: '#f4f2ec 70', at: [0, 20, 7], size: [3.5, 3.5, 2.5] },
      { ball: 'steel', at: [-9, 2, 7], size: [3.5, 3.5, 2.5], count: 3, step: [9, 0, 0] },
      { ball: 'steel', at: [-9, -9, 7], size: [3.5, 3.5, 2.5], count: 3, step: [9, 0, 0] },
      { ball: 'steel', at: [-9, -20, 7], size: [3.5, 3.5, 2.5], count: 3, step: [9, 0, 0] },
      { ball: '#2cb5e8 70', at: [-9, -34, 7], size: [3.5, 3.5, 2.5] },
      { ball: '#ffc72c 70', at: [0, -34, 7], size: [3.5, 3.5, 2.5] },
      { ball: '#2fa66a 70', at: [9, -34, 7], size: [3.6, 3.6, 2.5] },
    ],
  },
  robot: {
    words: 'robot, android, cyborg, droid · de roboter · fr un robot · pt robo · emoji 🤖',
    theme: 'space',
    costume: { colour: 'silver' },
    stands: { size: 55 },
    paints: { shell: 'tint #b9c3cf 80', dark: '#2b3340 80', glow: '#49e0ff 100' },
    parts: [
      { box: 'shell', at: [0, 20, 0], size: [25, 18, 18], round: 7 },
      { box: 'dark', at: [0, 20, 17], size: [20, 12, 2.5], round: 5 },
      { ball: 'glow', at: [9, 22, 19], size: [5, 6, 3], mirror: 'x' },
      { limb: 'glow', from: [-5, 12, 20], to: [5, 12, 20], radius: 1.5 },
      { limb: 'steel', from: [0, 36, 0], to: [0, 46, 0], radius: 2 },
      { ball: '#e4312b 100', at: [0, 48, 0], size: 5 },
      { box: 'shell', at: [0, -16, 0], size: [20, 16, 14], round: 6 },
      { disc: '#ffc72c 90', at: [-7, -12, 14], radius: 4.5, half: 2 },
      { disc: '#e4312b 90', at: [7, -12, 14], radius: 4.5, half: 2 },
      { limb: 'dark', from: [22, -8, 0], to: [34, -24, 6], radius: 5, mirror: 'x' },
      { ball: 'shell', at: [35, -27, 7], size: 8, mirror: 'x' },
      { limb: 'dark', from: [10, -30, 0], to: [10, -40, 0], radius: 5.5, mirror: 'x' },
      { box: 'shell', at: [11, -45, 4], size: [9, 5, 12], round: 5, mirror: 'x' },
    ],
  },
});
