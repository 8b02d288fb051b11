import { points } from '../moulding/part.ts';
import { family } from './thing.ts';

/** Things of a film set and of a stage. */
export default family({})({
  camera: {
    words: `camera, dslr, photo camera
      · de kamera · fr appareil photo · es camara · it fotocamera · pt maquina fotografica · nl fototoestel · emoji 📷, 📸`,
    theme: 'city',
    kin: ['camera'],
    held: { size: 36, grip: [0, -30, 0] },
    paints: { top: 'metal #c3c8d0' },
    parts: [
      { box: 'tint #2a2b31', at: [0, 0, 0], size: [60, 36, 20], round: 7 },
      { box: 'top', at: [0, 34, 0], size: [58, 8, 18], round: 4 },
      { box: 'top', at: [0, 45, 0], size: [20, 10, 15], round: 5 },
      { disc: '#1b1b20 70', at: [0, -3, 28], radius: 30, half: 16, round: 3 },
      { ring: 'metal #b6bbc4', at: [0, -3, 44], radius: 25, thick: 3 },
      { ball: '#24407a 100', at: [0, -3, 40], size: [20, 20, 8] },
      { cylinder: '#e4312b 80', at: [42, 46, 0], radius: 7, half: 5 },
      { ball: '#fff7d6 90', at: [-42, 22, 20], size: [8, 8, 4] },
    ],
  },
  clapperboard: {
    words: `clapperboard, clapper board, movie, movies, cinema, hollywood
      · de filmklappe · fr clap de cinema · es claqueta · it ciak · pt claquete · nl filmklapper · emoji 🎬`,
    theme: 'city',
    held: { size: 42, grip: [0, -34, 0] },
    paints: { board: 'tint #2a2b31' },
    parts: [
      { box: 'board', at: [0, -14, 0], size: [48, 28, 4] },
      { box: 'board', at: [0, 20, 0], size: [48, 6.5, 4], round: 1.5 },
      { box: 'offWhite', at: [-36, 20, 4.5], size: [4.5, 6, 0.8], round: 0.4, turn: -24, count: 4, step: [24, 0, 0] },
      { box: 'board', at: [0, 36, 0], size: [48, 6.5, 4], round: 1.5, turn: 12 },
      { box: 'offWhite', at: [-36, 28.3, 4.5], size: [4.5, 6.2, 0.8], round: 0.4, turn: -12, count: 4, step: [24, 5.1, 0] },
      { limb: 'offWhite', from: [-42, 4, 4], to: [42, 4, 4], radius: 0.8, step: [0, -16, 0] },
      { limb: 'offWhite', from: [-10, 0, 4], to: [-10, -36, 4], radius: 0.8 },
      { limb: '#ffc72c 70', from: [8, -26, 5], to: [34, -26, 5], radius: 3 },
      { ball: 'brass', at: [-43, 24, 5], size: [3.5, 3.5, 2] },
    ],
  },
  'disco-ball': {
    words: `disco ball, discoball, mirror ball, glitter ball
      · de diskokugel, discokugel · fr boule a facettes · es bola de discoteca · it palla da discoteca
      · pt globo de discoteca · nl discobal · emoji 🪩`,
    held: { size: 50, grip: [0, 50, 0] },
    paints: { seam: '#6d7380 40' },
    parts: [
      { ball: 'tint metal #d7dbe3 100', at: [0, -8, 0], size: 40 },
      { hoop: 'seam', at: points([0, -42.5, 0], [0, 26.5, 0]), radius: 20, thick: 0.8 },
      { hoop: 'seam', at: points([0, -33.7, 0], [0, 17.7, 0]), radius: 30.6, thick: 0.8 },
      { hoop: 'seam', at: points([0, -21.7, 0], [0, 5.7, 0]), radius: 37.6, thick: 0.8 },
      { hoop: 'seam', at: [0, -8, 0], radius: 40, thick: 1 },
      { ring: 'seam', at: [0, -8, 0], radius: 40, thick: 0.8 },
      { hoop: 'seam', at: [0, -8, 0], radius: 40, thick: 0.8, turn: [90, 22, 0] },
      { hoop: 'seam', at: [0, -8, 0], radius: 40, thick: 1, turn: [90, 45, 0] },
      { hoop: 'seam', at: [0, -8, 0], radius: 40, thick: 0.8, turn: [90, 67, 0] },
      { hoop: 'seam', at: [0, -8, 0], radius: 40, thick: 0.8, turn: [90, 90, 0] },
      { hoop: 'seam', at: [0, -8, 0], radius: 40, thick: 0.8, turn: [90, 112, 0] },
      { hoop: 'seam', at: [0, -8, 0], radius: 40, thick: 0.8, turn: [90, 135, 0] },
      { hoop: 'seam', at: [0, -8, 0], radius: 40, thick: 0.8, turn: [90, 157, 0] },
      { cylinder: 'steel', at: [0, 34, 0], radius: 8, half: 4 },
      { limb: 'seam', from: [0, 36, 0], to: [0, 54, 0], radius: 1.5 },
    ],
  },
  'film-camera': {
    words: `film camera, movie camera, video camera, camcorder, cine camera
      · de filmkamera · fr camera de cinema · es camara de cine · it cinepresa · pt filmadora · nl filmcamera · emoji 🎥,
      📹, 🎞`,
    theme: 'city',
    kin: ['camera'],
    held: { size: 50, grip: [0, -40, 0] },
    parts: [
      { box: 'tint #3a3d47 60', at: [2, -12, 0], size: [30, 22, 15], round: 5 },
      { disc: 'black', at: [-14, 28, 0], radius: 20, half: 6, round: 3 },
      { disc: 'black', at: [24, 26, 0], radius: 17, half: 6, round: 3 },
      { disc: 'steel', at: [-14, 28, 6], radius: 13, half: 1.5 },
      { disc: 'steel', at: [24, 26, 6], radius: 11, half: 1.5 },
      { ball: 'black', at: [-7, 28, 8], size: [3, 3, 1], count: 3, spin: 120.3, hub: [-14, 28] },
      { ball: 'black', at: [30, 26, 8], size: [2.5, 2.5, 1], count: 3, spin: 120.3, hub: [24, 26] },
      { limb: 'black', from: [-28, -10, 0], to: [-42, -10, 0], radius: [8, 12] },
      { box: 'black', at: [-68, -10, 0], size: [20, 30, 30], cut: 0 },
      { ball: '#2c4f9a 100', at: [-47, -10, 0], size: [3, 10, 10] },
      { disc: '#e4312b 90', at: [2, -12, 15], radius: 6, half: 2, round: 1.5 },
      { box: 'black', at: [36, 0, 2], size: [8, 5, 6], round: 3 },
      { limb: 'black', from: [-6, -34, 0], to: [-14, -52, 6], radius: 3 },
      { limb: 'black', from: [10, -34, 0], to: [18, -52, 6], radius: 3 },
    ],
  },
  megaphone: {
    words: `megaphone, loudhailer, bullhorn, loudspeaker
      · de megafon · es megafono · it megafono · pt megafone · nl megafoon · emoji 📣, 📢`,
    held: { size: 45, grip: [-16, -26, -10] },
    paints: { horn: '#f4f2ec 85', shell: 'tint #e4312b 85' },
    parts: [
      { limb: 'horn', from: [-32, 0, -24], to: [22, 6, 16], radius: [8, 30] },
      { box: 'horn', at: [54, 6, 40], size: [40, 60, 60], round: 1, turn: [0, -37, 0], cut: 0 },
      { limb: 'horn', from: [-10, 3, -8], to: [26, 6, 19], radius: [3, 28], cut: 0 },
      { hoop: 'shell', at: [22, 6, 16], radius: 30, thick: 4.5, turn: [90, 53, 0] },
      { ball: 'shell', at: [-36, 0, -27], size: 11 },
      { limb: 'shell', from: [-12, -10, -8], to: [-16, -38, -10], radius: 6 },
      { ball: 'black', at: [-7, -20, -2], size: [3.5, 5, 3] },
    ],
  },
});
