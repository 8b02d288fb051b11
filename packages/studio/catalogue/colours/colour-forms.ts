/** Inflected forms of colour names, by the form that `pigments.ts` has. All Dutch names are here. */
const INFLECTED: Readonly<Record<string, string>> = {
  rojo: 'rojos, rojas',
  amarillo: 'amarillos, amarillas',
  negro: 'negros, negras',
  blanco: 'blancos, blancas',
  azul: 'azules, azuis',
  verde: 'verdes, verdi',
  gris: 'grises, grise',
  morado: 'morados, moradas',
  rouge: 'rouges',
  jaune: 'jaunes',
  vert: 'verte, verts, vertes',
  bleu: 'bleue, bleus, bleues',
  noir: 'noire, noirs, noires',
  blanc: 'blanche, blancs, blanches',
  rosso: 'rossi, rosse',
  giallo: 'gialli, gialle',
  nero: 'neri, nere',
  bianco: 'bianchi, bianche',
  azzurro: 'azzurra, azzurri, azzurre',
  vermelho: 'vermelhos, vermelhas',
  preto: 'pretos, pretas',
  branco: 'brancos, brancas',
  amarelo: 'amarelos, amarelas',
  roxo: 'roxos, roxas',
  castanho: 'castanha, castanhos, castanhas, marrom, marrons',
  cinza: 'cinzas, cinzento, cinzenta',
  laranja: 'laranjas, alaranjado',
  naranja: 'naranjas, anaranjado, anaranjada',
  marron: 'marrones, marrons',
  rosado: 'rosas, rosados, rosadas, rosafarben, rosafarbene',
  dorado: 'dorados, doradas, dourada, dourados, douradas, dorato, dorata, dorati, dorate',
  plateado: 'plateada, plateados, prateado, prateada, argentato, argentata, argentee',
  grigio: 'grigi, grigie',
  marrone: 'marroni',
  arancione: 'arancioni',
  violet: 'violette, violets, violettes, violeta, violetas',
  brown: 'bruin, bruine, brun, brune, bruns, brunes',
  grey: 'grijs, grijze',
  red: 'rood, rode',
  yellow: 'geel, gele',
  green: 'groen, groene',
  blue: 'blauw, blauwe',
  purple: 'paars, paarse, lilla',
  black: 'zwart, zwarte',
  white: 'witte',
  pink: 'roze',
  orange: 'oranje, orangene, orangenen, orangefarben, oranges',
  turquoise: 'turkis, turkise, turkisen, turquesa, turchese, turkoois',
  beige: 'beiges',
  navy: 'marineblau, marineblaue, marineblauen, marineblauw, marineblauwe',
  sky: 'himmelblau, himmelblaue',
  lilac: 'lilas, lilafarben',
  gold: 'gouden, goldene, goldener, goldenes, goldenen, goldenem',
  silver: 'zilveren, silberne, silberner, silbernes, silbernen',
};
const GERMAN =
  'rot, gelb, grun, blau, braun, schwarz, weiss, grau, violett, silbern, rosa, lila, orange, beige, pink'.split(
    ', ',
  );
const ENDINGS = ['', 'e', 'er', 'es', 'en', 'em'];

/** Each inflected form with the known form: 'grauem' with 'grau', 'rojos' with 'rojo'. */
export const COLOUR_FORMS: readonly (readonly [form: string, known: string])[] = [
  ...Object.entries(INFLECTED).flatMap(([known, forms]) =>
    forms.split(', ').map((form) => [form, known] as const),
  ),
  ...GERMAN.flatMap((known) => ENDINGS.map((ending) => [known + ending, known] as const)),
];

/** German words of a shade and a colour: 'dunkelblauer'. */
export const GERMAN_SHADES: readonly (readonly [form: string, shade: string, known: string])[] = [
  'hell',
  'dunkel',
  'neon',
].flatMap((shade) =>
  GERMAN.flatMap((known) => ENDINGS.map((ending) => [shade + known + ending, shade, known] as const)),
);
