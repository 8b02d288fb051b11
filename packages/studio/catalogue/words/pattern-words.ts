import { readWordTable } from '../entry.ts';
/** Patterns that cloth can have. */
export const PATTERNS = [
  'striped',
  'pinstriped',
  'checked',
  'dotted',
  'camouflage',
  'leopard',
  'floral',
  'starred',
  'reflective',
  'rainbow',
  'bones',
] as const;
export type Pattern = (typeof PATTERNS)[number];

/** What each pattern is called. */
export const PATTERN_WORDS = readWordTable<Pattern>('patterns', {
  striped: `striped, stripes, stripe, stripy, stripey, breton · de gestreift, gestreifte, gestreiftes, gestreiften,
    gestreiftem · fr raye, rayee, rayes, a rayures, a rayure, mariniere · es rayas, a rayas, de rayas, rayado, rayada
    · it a righe, a strisce, rigata, rigato · pt listrado, listrada, de listras, as listras, riscas, as riscas
    · nl gestreept, gestreepte, strepen, met strepen`,
  pinstriped: `pinstripe, pinstripes, pinstriped, pin stripe, pin stripes, pin striped · de nadelstreifen,
    nadelstreifenanzug · it gessato`,
  checked: `checked, chequered, checkered, checks, plaid, tartan, gingham, lumberjack shirt, flannel, flannel shirt,
    argyle · de kariert, karierte, kariertes, karierten, kariertem, karierter · fr a carreaux · es a cuadros,
    de cuadros · it a quadri, a scacchi, a quadretti · pt camisa xadrez, de xadrez, em xadrez, quadriculado,
    quadriculada · nl geruit, geruite, geblokt, geblokte`,
  dotted: `polka dot, polka dots, dots, spots, dotted, spotted, spotty, dotty · de gepunktet, gepunktetes,
    gepunkteten, gepunktetem · fr a pois · es de lunares, a lunares, con lunares · it a pallini · pt de bolinhas,
    as bolinhas, poa · nl gestipt, gestipte, stippen, met stippen`,
  camouflage: 'camouflage, camo',
  leopard: 'leopard print, leopard pattern, animal print, cow print',
  floral: `floral, flowery, flower pattern, flower print, hawaiian, hawaiian shirt, aloha shirt · de geblumt,
    geblumte, geblumtes, geblumten · fr robe a fleurs, robe fleurie, a fleurs, fleurie, fleuri · es de flores,
    estampado de flores, floreado, floreada · it a fiori, floreale · pt florido, florida, estampa floral
    · nl bloemetjes, gebloemd, gebloemde, met bloemetjes`,
  starred: `starry, star spangled, starred, star print, silver stars, gold stars, golden stars, yellow stars,
    white stars, covered in stars · de silberne sterne, goldene sterne, silbernen sternen, goldenen sternen
    · fr a etoiles, etoiles dorees, etoiles argentees · es estrellas doradas, estrellas plateadas, de estrellas
    · it a stelle, stelle dorate, stelle argentate · pt estrelas douradas, estrelas prateadas`,
  reflective: `hi vis, high vis, hi vis vest, high vis vest, high visibility vest, safety vest, reflective
    · de warnweste`,
  rainbow: `rainbow, rainbow striped, rainbow coloured, rainbow colored, multicoloured, multicolored, tie dye,
    tie dyed · de regenbogen, regenbogenfarben · fr arc en ciel · es arcoiris · it arcobaleno · nl regenboog`,
  bones: `skeleton costume, skeleton suit, skeleton onesie, skeleton outfit, skeleton pyjamas, dressed as a skeleton
    · de skelettkostum · fr deguisement de squelette · es disfraz de esqueleto · it costume da scheletro`,
});

/** Words for clothes without any pattern. */
export const PLAIN_WORDS =
  'plain, simple, solid, solid colour, solid color, single colour, single color, unpatterned, undecorated, unadorned, turtleneck, turtle neck, roll neck, polo neck, cardigan';
/** Words for any pattern. Denying one of them makes the clothes plain. */
export const ANY_PATTERN =
  'pattern, patterns, print, prints, motif, motifs, logo, logos, decoration, decorations';
