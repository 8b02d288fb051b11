import { box, capsule, cylinder, FACING, metal, plastic, torus } from '#catalogue/mould.ts';
import { defineThing } from '../thing.ts';

export default defineThing({
  id: 'spanner',
  words: {
    en: 'spanner, wrench, monkey wrench, pipe wrench, allen key, toolbox, tool box, tools',
    de: 'schraubenschlussel, rohrzange, werkzeug, werkzeugkasten',
    fr: 'cle a molette, cle anglaise, boite a outils',
    es: 'llave inglesa, herramientas',
    it: 'chiave inglese, attrezzi',
    pt: 'chave inglesa, ferramentas',
    nl: 'moersleutel, gereedschap, gereedschapskist',
    emoji: '🔧, 🧰',
  },
  kin: ['hand-tool'],
  mould: (tint) => {
    const steel = tint ? plastic(tint, 0.8) : metal('#aab0ba');
    return {
      size: 0.55,
      grip: [0, -0.2, 0],
      heldTurn: [0, 0, 14],
      groups: [
        [
          capsule(steel, [0, -0.4, 0], [0, 0.3, 0], 0.06, 0.05),
          cylinder(steel, [0, 0.36, 0], 0.16, 0.05, FACING, 0.02),
          { ...box(steel, [0, 0.5, 0], [0.07, 0.14, 0.2]), cutOut: true },
          torus(steel, [0, -0.42, 0], 0.09, 0.045, FACING),
        ],
      ],
    };
  },
});
