import type { LookChoices } from '@toy-twin/studio/look';

/** A phrase for each choice of a field of the look. */
type Phrases<Field extends keyof LookChoices> = Readonly<
  Record<Extract<NonNullable<LookChoices[Field]>, string>, string>
>;

/** The Monk scale in words. */
export const skinPhrases: Phrases<'skin'> = {
  1: 'very fair skin, pale as porcelain',
  2: 'very fair skin',
  3: 'fair skin',
  4: 'light skin',
  5: 'light brown skin',
  6: 'medium brown skin',
  7: 'brown skin',
  8: 'dark brown skin',
  9: 'very dark brown skin',
  10: 'the deepest dark brown skin',
};

/** `*` is the place of the color. */
export const hairPhrases: Phrases<'hair'> = {
  bald: 'a bald head',
  shaved: 'a shaved head',
  ring: 'a bare crown with a ring of short * hair',
  receding: 'short * hair with high temples',
  'buzz-cut': 'a * buzz cut',
  'crew-cut': 'a * crew cut',
  'flat-top': 'a * flat top',
  'short-straight': 'short straight * hair',
  'side-parting': 'short * hair with a side parting',
  'comb-over': 'thin * hair combed over to one side',
  'swept-back': 'short * hair swept back',
  quiff: 'a * quiff',
  undercut: 'a * undercut, long on top',
  'short-fringe': 'short * hair with a fringe',
  'bowl-cut': 'a * bowl cut',
  pixie: 'a * pixie cut',
  spiky: 'short * hair in spikes',
  mohawk: 'a * mohawk',
  'short-wavy': 'short wavy * hair',
  'short-curly': 'short curly * hair',
  'short-afro': 'a short * afro',
  afro: 'a large round * afro',
  bob: 'a straight * bob to the chin',
  'bob-fringe': 'a * bob with a fringe',
  'chin-wavy': 'wavy * hair to the chin',
  'chin-curly': 'curly * hair to the chin',
  'chin-swept-back': '* hair to the chin, swept back',
  'shoulder-straight': 'straight * hair to the shoulders',
  'shoulder-fringe': '* hair to the shoulders with a fringe',
  'shoulder-wavy': 'wavy * hair to the shoulders',
  'shoulder-curly': 'curly * hair to the shoulders',
  'shoulder-swept-back': '* hair to the shoulders, swept back',
  'long-straight': 'long straight * hair',
  'long-side-parting': 'long * hair with a side parting',
  'long-fringe': 'long * hair with a fringe',
  'long-wavy': 'long wavy * hair',
  'long-curly': 'long curly * hair',
  locs: 'long * locs',
  'box-braids': 'long * box braids',
  cornrows: '* cornrows',
  'high-bun': '* hair in a high bun',
  'tied-back': '* hair combed back and tied behind',
  'low-bun': '* hair in a low bun',
  'man-bun': '* hair in a knot above shaved sides',
  ponytail: '* hair in a ponytail',
  pigtails: '* hair in two pigtails',
  'two-braids': '* hair in two braids',
};

/** `*` is the place of the color, which is that of the hair. */
export const facialHairPhrases: Phrases<'facialHair'> = {
  none: 'no beard and no moustache',
  stubble: '* stubble',
  moustache: 'a * moustache',
  handlebar: 'a * handlebar moustache',
  walrus: 'a bushy * walrus moustache',
  'soul-patch': 'a * soul patch below the lip',
  goatee: 'a * goatee',
  'chin-beard': 'a * beard on the chin only',
  'chin-strap': 'a thin * beard along the jaw',
  'mutton-chops': '* mutton chops',
  'short-beard': 'a short * beard',
  'full-beard': 'a full * beard',
  'long-beard': 'a long * beard',
};

export const glassesPhrases: Phrases<'glasses'> = {
  none: 'no glasses',
  round: 'round glasses',
  oval: 'oval glasses',
  rectangular: 'rectangular glasses',
  square: 'square glasses with a thick frame',
  'cat-eye': 'cat-eye glasses',
  aviator: 'aviator glasses with clear lenses',
  browline: 'browline glasses',
  rimless: 'rimless glasses',
  large: 'large glasses',
  sunglasses: 'dark sunglasses',
  'round-sunglasses': 'round dark sunglasses',
  'aviator-sunglasses': 'aviator sunglasses',
};

export const headwearPhrases: Phrases<'headwear'> = {
  none: 'nothing on the head',
  cap: 'a baseball cap',
  'backwards-cap': 'a baseball cap worn backwards',
  'flat-cap': 'a flat cap',
  beret: 'a beret',
  beanie: 'a beanie',
  'pompom-beanie': 'a beanie with a pompom',
  'bucket-hat': 'a bucket hat',
  fedora: 'a fedora',
  'sun-hat': 'a sun hat with a wide brim',
  'cowboy-hat': 'a cowboy hat',
  'hard-hat': 'a hard hat',
  bandana: 'a bandana on the head',
  headphones: 'headphones',
  hood: 'a hood over the head',
  headscarf: 'a headscarf that covers the hair',
  turban: 'a turban',
  headwrap: 'a head wrap of cloth wound around the head',
  kippah: 'a kippah',
};

export const topPhrases: Phrases<'top'> = {
  tee: 'a plain T-shirt',
  polo: 'a polo shirt',
  shirt: 'a shirt with long sleeves and no tie',
  blouse: 'a blouse with a soft bow',
  tank: 'a tank top',
  jersey: 'a sports shirt with a number',
  jumper: 'a knitted jumper',
  cardigan: 'a buttoned cardigan',
  hoodie: 'a hoodie',
  'zip-jacket': 'a zipped jacket with a high collar',
  'denim-jacket': 'a denim jacket, worn open',
  'leather-jacket': 'a leather jacket, worn open',
  vest: 'a waistcoat over a shirt',
  blazer: 'a blazer without a tie',
  suit: 'a suit with a tie',
  dress: 'a knee-length dress',
};

export const bottomPhrases: Phrases<'bottom'> = {
  jeans: 'jeans',
  chinos: 'chinos',
  trousers: 'suit trousers with a crease',
  'wide-trousers': 'wide trousers',
  joggers: 'joggers',
  leggings: 'leggings',
  shorts: 'shorts',
  skirt: 'a knee-length skirt',
  'pleated-skirt': 'a pleated skirt',
  'long-skirt': 'a long skirt',
};

export const bodyPhrases: Phrases<'body'> = {
  slim: 'a slim body',
  average: 'a body of average build',
  broad: 'a broad, strong body',
  round: 'a round body',
  child: 'the body of a child',
};

export const aidPhrases: Readonly<Record<NonNullable<LookChoices['aids']>[number], string>> = {
  wheelchair: 'sitting in a wheelchair',
  'prosthetic-leg': 'a prosthetic leg',
  'prosthetic-arm': 'a prosthetic arm',
  'hearing-aid': 'a hearing aid behind the ear',
};

export const posePhrases: Phrases<'pose'> = {
  standing: 'standing upright',
  relaxed: 'standing relaxed',
  heroic: 'in a heroic pose, hands on the hips',
  waving: 'waving',
  pointing: 'pointing ahead',
  'thumbs-up': 'giving a thumbs up',
  cheering: 'cheering with both arms up',
  dancing: 'dancing',
};

export const expressionPhrases: Phrases<'expression'> = {
  smile: 'smiling',
  laugh: 'laughing with an open mouth',
  serious: 'with a serious face',
  wink: 'winking with one eye',
};

export const finishPhrases: Phrases<'finish'> = {
  cartoon:
    'with a cartoon face: larger eyes, a smaller nose and simple tones, still like the person in the photo',
};
