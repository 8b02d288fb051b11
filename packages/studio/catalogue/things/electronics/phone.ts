import { box, plastic } from '#catalogue/mould.ts';
import { defineThing } from '../thing.ts';

export default defineThing({
  id: 'phone',
  words: {
    en: 'phone, walkie talkie, police radio, smartphone, mobile, tablet, mobile phone, cell phone, cellphone, selfie',
    de: 'handy, telefon',
    fr: 'portable en main',
    es: 'telefono, movil, celular',
    it: 'cellulare',
    pt: 'telemovel, telefone',
    nl: 'telefoon, mobieltje',
    emoji: '📱, ☎, 🤳',
  },
  theme: 'city',
  mould: (tint) => ({
    size: 0.3,
    grip: [0, -0.3, 0],
    heldTurn: [0, 12, 0],
    groups: [
      [box(plastic(tint ?? '#23222a', 0.8), [0, 0, 0], [0.26, 0.5, 0.04], 0.05)],
      [box(plastic('#2cb5e8', 0.95), [0, 0.02, 0.035], [0.22, 0.42, 0.012], 0.02)],
      ...[0, 1, 2, 3, 4, 5].map((i) => [
        box(
          plastic(['#ffc72c', '#e4312b', '#f4f2ec', '#2fa66a', '#f27a68', '#7440a8'][i] ?? '#ffffff', 0.6),
          [(i % 3) * 0.13 - 0.13, 0.22 - Math.floor(i / 3) * 0.15, 0.05],
          [0.045, 0.045, 0.01],
          0.01,
        ),
      ]),
    ],
  }),
});
