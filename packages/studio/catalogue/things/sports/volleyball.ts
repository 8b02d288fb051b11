import { box, cut, ellipsoid, plastic, torus } from '#catalogue/mould.ts';
import { darken, hex } from '#colour.ts';
import type { Vector } from '#sculpt/solid.ts';
import { defineThing } from '../thing.ts';

export default defineThing({
  id: 'volleyball',
  words: {
    en: 'volleyball, beach ball, handball, netball, beach volleyball',
    fr: 'ballon de volley, volley',
    es: 'voleibol, voley, balon de voleibol',
    it: 'pallavolo',
    pt: 'volei, bola de volei',
    nl: 'volleybal',
    emoji: '🏐',
  },
  theme: 'sport',
  kin: ['ball'],
  ball: 'volleyball',
  stands: true,
  mould: (tint) => {
    const tilt: Vector = [0, 0, 24];
    const along = (away: number): Vector => [-Math.sin(0.42) * away, Math.cos(0.42) * away, 0];
    const stripe = (colour: string, from: number, to: number) => [
      ellipsoid(plastic(colour, 0.6), [0, 0, 0], [0.503, 0.503, 0.503]),
      cut(box(plastic(colour), along(to + 0.5), [0.7, 0.5, 0.7], 0, tilt)),
      cut(box(plastic(colour), along(from - 0.5), [0.7, 0.5, 0.7], 0, tilt)),
    ];
    const groove = plastic(darken(hex('#f4f2ec'), 0.3), 0.4);
    return {
      size: 0.36,
      grip: [0, -0.3, 0],
      groups: [
        [ellipsoid(plastic(tint ?? '#f4f2ec', 0.6), [0, 0, 0], [0.5, 0.5, 0.5])],
        stripe('#f7cd2b', -0.15, 0.15),
        stripe('#2563c9', -0.6, -0.15),
        ...[-0.15, 0.15].map((away) => [torus(groove, along(away), 0.479, 0.01, tilt)]),
        [torus(groove, [0, 0, 0], 0.497, 0.01, [0, 0, 114])],
      ],
    };
  },
});
