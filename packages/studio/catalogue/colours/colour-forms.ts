/** Inflected forms of colour names, by the form that `pigments.ts` has. All Dutch names are here. */
const INFLECTED: Readonly<Record<string, string>> = {
  rojo: 'rojos, rojas',
  amarillo: 'amarillos, amarillas',
  negro: 'negros, negras',
  blanco: 'blancos, blancas',
  azul: 'azules',
  verde: 'verdes',
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
  red: 'rood, rode',
  yellow: 'geel, gele',
  green: 'groen, groene',
  blue: 'blauw, blauwe',
  purple: 'paars, paarse, lilla',
  black: 'zwart, zwarte',
  white: 'witte',
  brown: 'bruin, bruine',
  grey: 'grijs, grijze',
  pink: 'roze',
  orange: 'oranje',
  gold: 'gouden',
  silver: 'zilveren',
};
const GERMAN = 'rot, gelb, grun, blau, braun, schwarz, weiss, grau, violett, silbern'.split(', ');
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
].flatMap((shade) =>
  GERMAN.flatMap((known) => ENDINGS.map((ending) => [shade + known + ending, shade, known] as const)),
);
