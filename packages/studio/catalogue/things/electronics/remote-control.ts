import { box, ellipsoid, FACING, plastic, torus } from '#catalogue/mould.ts';
import { defineThing } from '../thing.ts';

export default defineThing({
  id: 'remote-control',
  words: {
    en: 'remote control, tv remote, the remote, a remote, his remote, her remote, television remote, remote in one hand, remote in hand, couch potato',
    de: 'fernbedienung',
    fr: 'telecommande',
    es: 'mando a distancia',
    it: 'telecomando',
    pt: 'controle remoto',
    nl: 'afstandsbediening',
  },
  mould: (tint) => {
    const shell = plastic(tint ?? '#2a2b31', 0.6);
    const key = (x: number, y: number, code: string) =>
      ellipsoid(plastic(code, 0.7), [x, y, 0.07], [0.036, 0.036, 0.025]);
    return {
      size: 0.42,
      grip: [0, -0.3, 0],
      groups: [
        [box(shell, [0, 0, 0], [0.17, 0.48, 0.06], 0.05)],
        [key(0, 0.38, '#e4312b')],
        [torus(plastic('#c9ced6', 0.7), [0, 0.2, 0.062], 0.085, 0.022, FACING), key(0, 0.2, '#f4f2ec')],
        [0.02, -0.09, -0.2].flatMap((y) => [-0.09, 0, 0.09].map((x) => key(x, y, '#c9ced6'))),
        [key(-0.09, -0.34, '#2cb5e8'), key(0, -0.34, '#ffc72c'), key(0.09, -0.34, '#2fa66a')],
      ],
    };
  },
});
