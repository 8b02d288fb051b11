import { points } from '../moulding/part.ts';
import { family } from './thing.ts';

/** Weapons of stories. */
export default family({ theme: 'fantasy', kin: ['weapon'] })({
  axe: {
    words: 'axe, ax, hatchet, tomahawk · de axt · fr hache · es hacha · it ascia · pt machado · nl bijl · emoji 🪓',
    held: { size: 75, grip: [0, -34, 0], turn: [0, 0, 14] },
    paints: { blade: 'tint #d92b2b 70' },
    parts: [
      { limb: 'beech', path: points([2, 44, 0], [0, -20, 0], [4, -48, 0]), radius: [3.5, 3.5, 4.5] },
      { disc: 'blade', at: [-20, 28, 0], radius: 22, half: 3.5, round: 2.5 },
      { box: 'steel', at: [-10, 58, 0], size: [40, 16, 20], round: 10, turn: -14, cut: 3 },
      { box: 'steel', at: [-10, -2, 0], size: [40, 16, 20], round: 10, turn: 14, cut: 3 },
      { box: 'blade', at: [2, 28, 0], size: [8.5, 9, 5.5], soft: 4 },
      { disc: 'steel', at: [-22, 28, 0], radius: 23.5, half: 2.2 },
      { disc: 'steel', at: [-16, 28, 0], radius: 23, half: 10, cut: 0 },
      { box: 'steel', at: [-20, 60, 0], size: [40, 16, 20], round: 0, turn: -14, cut: 0 },
      { box: 'steel', at: [-20, -4, 0], size: [40, 16, 20], round: 0, turn: 14, cut: 0 },
    ],
  },
  bow: {
    words: `bow and arrow, bow and arrows, archery, longbow, crossbow, bow arrow, arrow
      · de pfeil und bogen · fr arc et fleches · es arco y flechas · it arco e frecce · pt arco e flecha · nl pijl en boog
      · emoji 🏹`,
    held: { size: 85, grip: [-16, 0, 0] },
    paints: { wood: 'tint #8b4a2b 70' },
    parts: [
      { limb: 'wood', path: points([14, 48, 0], [4, 38, 0], [-10, 26, 0], [-16, 9, 0]), radius: 3 },
      { limb: 'wood', path: points([-16, 9, 0], [-16, -9, 0], [-10, -26, 0], [4, -38, 0], [14, -48, 0]), radius: 3 },
      { limb: '#3d2414 30', from: [-16.5, 7, 0], to: [-16.5, -7, 0], radius: 4.5 },
      { limb: '#f4f2ec', path: points([14, 48, 0], [12, 0, 0], [14, -48, 0]), radius: 1 },
      { limb: '#e3c58a', from: [-38, 0, 5], to: [26, 0, 5], radius: 1.4 },
      { limb: 'steel', from: [-36, 0, 5], to: [-46, 0, 5], radius: [4.5, 0.8] },
      { ball: '#e4312b', at: [20, 3, 5], size: [7.5, 3, 1], turn: 14, mirror: 'y' },
    ],
  },
  'laser-sword': {
    words: 'laser sword, energy sword, plasma sword, laser blade',
    theme: 'space',
    held: { size: 100, grip: [0, -38, 0], turn: [14, 0, 16] },
    parts: [
      { limb: 'tint #3fe06a 100', from: [0, -18, 0], to: [0, 46, 0], radius: 4.2 },
      { limb: '#fbfffb 100', from: [0, -18, 2.8], to: [0, 45, 2.8], radius: 1.8 },
      { cylinder: 'steel', at: [0, -34, 0], radius: 5.5, half: 15, round: 2 },
      { hoop: 'mattBlack', at: [0, -30, 0], radius: 5.5, thick: 1.6, count: 3, step: [0, -6, 0] },
      { cylinder: 'steel', at: [0, -19, 0], radius: 7, half: 3 },
      { ball: '#e4312b 100', at: [0, -24, 5.5], size: [2.2, 2.2, 1.6] },
    ],
  },
  'ray-gun': {
    words: `ray gun, raygun, blaster, laser gun, laser pistol, space gun, toy gun, water pistol, water gun
      · de strahlenpistole · emoji 🔫`,
    theme: 'none',
    held: { size: 40, grip: [24, -22, 0] },
    paints: { shell: 'tint #c9342b 90' },
    parts: [
      { ball: 'shell', at: [12, 6, 0], size: [30, 17, 15] },
      { limb: 'shell', from: [0, 7, 0], to: [-30, 7, 0], radius: [10, 5.5], soft: 5 },
      { limb: 'charcoal', from: [20, -6, 0], to: [28, -40, 0], radius: [8.5, 7.5] },
      { ball: 'charcoal', at: [29, -42, 0], size: [9, 6, 8], soft: 2 },
      { hoop: 'brass', at: [-14, 7, 0], radius: 14, thick: 2.5, turn: 90 },
      { hoop: 'brass', at: [-24, 7, 0], radius: 11.5, thick: 2.4, turn: 90 },
      { hoop: 'brass', at: [-34, 7, 0], radius: 9, thick: 2.5, turn: 90 },
      { limb: 'brass', from: [-34, 7, 0], to: [-48, 7, 0], radius: 3 },
      { ball: '#49d36a 100', at: [-52, 7, 0], size: 7 },
      { ring: 'brass', at: [10, -14, 0], radius: 7, thick: 1.8 },
      { ball: 'shell', at: [34, 24, 0], size: [12, 7, 2], turn: 40 },
      { ball: '#49c3ee 100', at: [12, 10, 13], size: [9, 7, 5] },
    ],
  },
  shield: {
    words: 'shield · de schild · fr bouclier · es escudo · it scudo · emoji 🛡',
    kin: [],
    held: { size: 50, grip: [0, 0, -10] },
    paints: { rim: 'metal #c9ccd4' },
    parts: [
      { ball: 'tint #2563c9 85', at: [0, 0, -10], size: [46, 46, 20] },
      { ring: 'rim', at: [0, 0, -6], radius: 45, thick: 5 },
      { ball: 'brass', at: [0, 0, 9], size: [12, 12, 7] },
      { ball: 'rim', at: [30, 0, 4], size: [3.5, 3.5, 3], count: 4, spin: 90 },
    ],
  },
  spear: {
    words: 'spear, javelin, harpoon · de speer, lanze · es lanza · it lancia · pt lanca',
    theme: 'none',
    held: { size: 115, grip: [0, -10, 0] },
    parts: [
      { limb: 'tint #8a5a2c 40', from: [0, -50, 0], to: [0, 34, 0], radius: 2.2 },
      { limb: 'steel', from: [0, 34, 0], to: [0, 40, 0], radius: 2.5 },
      { ball: 'steel', at: [0, 46, 0], size: [6, 14, 2], soft: 1 },
      { hoop: '#d92b2b 30', at: [0, 29, 0], radius: 2.5, thick: 1.3, count: 3, step: [0, 3, 0] },
      { limb: 'white', from: [2, 28, 2], to: [7.5, 16, 2], radius: [2.2, 0.8], mirror: 'x' },
    ],
  },
  sword: {
    words: `sword, katana, sabre, saber, blade, rapier, dagger, cutlass
      · de schwert · fr epee · es espada · it spada · nl zwaard · emoji 🗡, ⚔`,
    held: { size: 95, grip: [0, -38, 0], turn: [14, 0, 16] },
    parts: [
      { box: 'tint metal #d2d7e0', at: [0, 12, 0], size: [5, 36, 1.4], round: 1.2 },
      { box: 'metal #d2d7e0', at: [0, 46, 0], size: [3.5, 3.5, 1], round: 1, turn: 45, soft: 3 },
      { box: 'brass', at: [0, -26, 0], size: [15, 2.5, 3.5] },
      { limb: '#5a2f22 40', from: [0, -28, 0], to: [0, -44, 0], radius: 3 },
      { ball: 'brass', at: [0, -48, 0], size: 4.5 },
    ],
  },
  trident: {
    words: 'trident, pitchfork · de dreizack · es tridente',
    theme: 'none',
    kin: ['garden-tool', 'weapon'],
    held: { size: 110, grip: [0, -8, 0] },
    paints: { shaft: 'tint brass' },
    parts: [
      { limb: 'shaft', from: [0, -55, 0], to: [0, 20, 0], radius: 2.6 },
      { limb: 'shaft', path: points([-17, 24, 0], [0, 16, 0], [17, 24, 0]), radius: 3 },
      { limb: 'shaft', from: [-17, 22, 0], to: [-17, 46, 0], radius: [2.8, 2.4], count: 3, step: [17, 0, 0] },
      { limb: 'shaft', from: [-17, 42, 0], to: [-17, 56, 0], radius: [5.5, 0.6], count: 3, step: [17, 0, 0] },
      { ball: 'shaft', at: [0, 14, 0], size: 5.5 },
    ],
  },
});
