/**
 * The words for how a person looks: what the owner can choose in 'Your look', and what the studio reads in a photo.
 * Data only, so that a browser may load it. Each list is in the order in which it is offered.
 */

/** One choice: a stable id, and the name that people see. */
export type Choice = { readonly id: string; readonly name: string };
/** A choice that is a colour, as `#rrggbb`. */
export type Swatch = Choice & { readonly hex: string };

/** The Monk Skin Tone scale by Ellis Monk and Google, CC BY 4.0: https://skintone.google. */
export const SKIN_TONES = [
  { id: '1', name: 'Tone 1, lightest', hex: '#f6ede4' },
  { id: '2', name: 'Tone 2', hex: '#f3e7db' },
  { id: '3', name: 'Tone 3', hex: '#f7ead0' },
  { id: '4', name: 'Tone 4', hex: '#eadaba' },
  { id: '5', name: 'Tone 5', hex: '#d7bd96' },
  { id: '6', name: 'Tone 6', hex: '#a07e56' },
  { id: '7', name: 'Tone 7', hex: '#825c43' },
  { id: '8', name: 'Tone 8', hex: '#604134' },
  { id: '9', name: 'Tone 9', hex: '#3a312a' },
  { id: '10', name: 'Tone 10, deepest', hex: '#292420' },
] as const satisfies readonly Swatch[];

/** How far down hair falls: `up` is tied up or back, `bald` is none or shaved to the skin. */
export const HAIR_LENGTHS = ['bald', 'short', 'chin', 'shoulder', 'long', 'up'] as const;
export type HairFall = (typeof HAIR_LENGTHS)[number];

/** What hair does. `bald` belongs to the length of the same name, `hidden` to hair under a hat. */
export const HAIR_FORMS = [
  'bald',
  'straight',
  'side parting',
  'swept back',
  'bangs',
  'wavy',
  'curly',
  'afro',
  'spiky',
  'receding',
  'bun',
  'ponytail',
  'pigtails',
  'braids',
  'locs',
  'hidden',
] as const;
export type HairForm = (typeof HAIR_FORMS)[number];

export type HairStyleChoice = Choice & { readonly length: HairFall; readonly form: HairForm };

/** The hairstyles that the studio sculpts. */
export const HAIR_STYLES = [
  { id: 'bald', name: 'Bald', length: 'bald', form: 'bald' },
  { id: 'shaved', name: 'Shaved', length: 'bald', form: 'bald' },
  { id: 'ring', name: 'Bare crown', length: 'short', form: 'receding' },
  { id: 'receding', name: 'High temples', length: 'short', form: 'receding' },
  { id: 'buzz-cut', name: 'Buzz cut', length: 'short', form: 'straight' },
  { id: 'crew-cut', name: 'Crew cut', length: 'short', form: 'straight' },
  { id: 'flat-top', name: 'Flat top', length: 'short', form: 'straight' },
  { id: 'short-straight', name: 'Short and straight', length: 'short', form: 'straight' },
  { id: 'side-parting', name: 'Side part', length: 'short', form: 'side parting' },
  { id: 'comb-over', name: 'Comb-over', length: 'short', form: 'side parting' },
  { id: 'swept-back', name: 'Swept back', length: 'short', form: 'swept back' },
  { id: 'quiff', name: 'Quiff', length: 'short', form: 'swept back' },
  { id: 'undercut', name: 'Undercut', length: 'short', form: 'swept back' },
  { id: 'short-fringe', name: 'Short bangs', length: 'short', form: 'bangs' },
  { id: 'bowl-cut', name: 'Bowl cut', length: 'short', form: 'bangs' },
  { id: 'pixie', name: 'Pixie cut', length: 'short', form: 'bangs' },
  { id: 'spiky', name: 'Spiky', length: 'short', form: 'spiky' },
  { id: 'mohawk', name: 'Mohawk', length: 'short', form: 'spiky' },
  { id: 'short-wavy', name: 'Short waves', length: 'short', form: 'wavy' },
  { id: 'short-curly', name: 'Short curls', length: 'short', form: 'curly' },
  { id: 'short-afro', name: 'Short afro', length: 'short', form: 'afro' },
  { id: 'afro', name: 'Large afro', length: 'short', form: 'afro' },
  { id: 'bob', name: 'Bob', length: 'chin', form: 'straight' },
  { id: 'bob-fringe', name: 'Bob with bangs', length: 'chin', form: 'bangs' },
  { id: 'chin-wavy', name: 'Chin-length waves', length: 'chin', form: 'wavy' },
  { id: 'chin-curly', name: 'Chin-length curls', length: 'chin', form: 'curly' },
  { id: 'chin-swept-back', name: 'Chin-length, swept back', length: 'chin', form: 'swept back' },
  { id: 'shoulder-straight', name: 'Shoulder-length, straight', length: 'shoulder', form: 'straight' },
  { id: 'shoulder-fringe', name: 'Shoulder-length, bangs', length: 'shoulder', form: 'bangs' },
  { id: 'shoulder-wavy', name: 'Shoulder-length waves', length: 'shoulder', form: 'wavy' },
  { id: 'shoulder-curly', name: 'Shoulder-length curls', length: 'shoulder', form: 'curly' },
  { id: 'shoulder-swept-back', name: 'Shoulder-length, swept back', length: 'shoulder', form: 'swept back' },
  { id: 'long-straight', name: 'Long and straight', length: 'long', form: 'straight' },
  { id: 'long-side-parting', name: 'Long, side part', length: 'long', form: 'side parting' },
  { id: 'long-fringe', name: 'Long with bangs', length: 'long', form: 'bangs' },
  { id: 'long-wavy', name: 'Long waves', length: 'long', form: 'wavy' },
  { id: 'long-curly', name: 'Long curls', length: 'long', form: 'curly' },
  { id: 'locs', name: 'Locs', length: 'long', form: 'locs' },
  { id: 'box-braids', name: 'Box braids', length: 'long', form: 'braids' },
  { id: 'cornrows', name: 'Cornrows', length: 'short', form: 'braids' },
  { id: 'high-bun', name: 'High bun', length: 'up', form: 'bun' },
  { id: 'tied-back', name: 'Tied back', length: 'up', form: 'swept back' },
  { id: 'low-bun', name: 'Low bun', length: 'up', form: 'bun' },
  { id: 'man-bun', name: 'Top knot, shaved sides', length: 'up', form: 'bun' },
  { id: 'ponytail', name: 'Ponytail', length: 'up', form: 'ponytail' },
  { id: 'pigtails', name: 'Pigtails', length: 'up', form: 'pigtails' },
  { id: 'two-braids', name: 'Two braids', length: 'up', form: 'braids' },
] as const satisfies readonly HairStyleChoice[];
export type HairStyleId = (typeof HAIR_STYLES)[number]['id'];

export const HAIR_COLOURS = [
  { id: 'black', name: 'Black', hex: '#1c1718' },
  { id: 'dark-brown', name: 'Dark brown', hex: '#3b2619' },
  { id: 'brown', name: 'Brown', hex: '#62402a' },
  { id: 'light-brown', name: 'Light brown', hex: '#8e6543' },
  { id: 'dark-blond', name: 'Dark blond', hex: '#c29a60' },
  { id: 'blond', name: 'Blond', hex: '#e2c386' },
  { id: 'platinum', name: 'Platinum', hex: '#efe0bf' },
  { id: 'auburn', name: 'Auburn', hex: '#7a2f1c' },
  { id: 'red', name: 'Red', hex: '#b4562a' },
  { id: 'grey', name: 'Gray', hex: '#8d8b89' },
  { id: 'white', name: 'White', hex: '#ebe9e5' },
  { id: 'pink', name: 'Pink', hex: '#e46a9d' },
  { id: 'blue', name: 'Blue', hex: '#3267c4' },
  { id: 'green', name: 'Green', hex: '#2f9a62' },
] as const satisfies readonly Swatch[];

export const EYE_COLOURS = [
  { id: 'dark-brown', name: 'Dark brown', hex: '#3a2418' },
  { id: 'brown', name: 'Brown', hex: '#6a4226' },
  { id: 'hazel', name: 'Hazel', hex: '#8a6a35' },
  { id: 'green', name: 'Green', hex: '#5a7f4e' },
  { id: 'blue', name: 'Blue', hex: '#4f86b8' },
  { id: 'grey', name: 'Gray', hex: '#7d8a94' },
] as const satisfies readonly Swatch[];

/** `none` takes off what the photo shows. */
export const NONE = { id: 'none', name: 'None' } as const satisfies Choice;

export const GLASSES = [
  NONE,
  { id: 'round', name: 'Round' },
  { id: 'oval', name: 'Oval' },
  { id: 'rectangular', name: 'Rectangular' },
  { id: 'square', name: 'Square and thick' },
  { id: 'cat-eye', name: 'Cat-eye' },
  { id: 'aviator', name: 'Aviator' },
  { id: 'browline', name: 'Browline' },
  { id: 'rimless', name: 'Rimless' },
  { id: 'large', name: 'Large' },
  { id: 'sunglasses', name: 'Sunglasses' },
  { id: 'round-sunglasses', name: 'Round sunglasses' },
  { id: 'aviator-sunglasses', name: 'Aviator sunglasses' },
] as const satisfies readonly Choice[];
export type GlassesId = Exclude<(typeof GLASSES)[number]['id'], 'none'>;

export const FACIAL_HAIR = [
  NONE,
  { id: 'stubble', name: 'Stubble' },
  { id: 'moustache', name: 'Mustache' },
  { id: 'handlebar', name: 'Handlebar mustache' },
  { id: 'walrus', name: 'Walrus mustache' },
  { id: 'soul-patch', name: 'Soul patch' },
  { id: 'goatee', name: 'Goatee' },
  { id: 'chin-beard', name: 'Chin beard' },
  { id: 'chin-strap', name: 'Chin strap' },
  { id: 'mutton-chops', name: 'Mutton chops' },
  { id: 'short-beard', name: 'Short beard' },
  { id: 'full-beard', name: 'Full beard' },
  { id: 'long-beard', name: 'Long beard' },
] as const satisfies readonly Choice[];
export type FacialHairId = Exclude<(typeof FACIAL_HAIR)[number]['id'], 'none'>;

/** Their ids are those of `catalogue/headwear`. */
export const HEADWEAR_CHOICES = [
  NONE,
  { id: 'cap', name: 'Cap' },
  { id: 'backwards-cap', name: 'Backward cap' },
  { id: 'flat-cap', name: 'Flat cap' },
  { id: 'beret', name: 'Beret' },
  { id: 'beanie', name: 'Beanie' },
  { id: 'pompom-beanie', name: 'Beanie with a pompom' },
  { id: 'bucket-hat', name: 'Bucket hat' },
  { id: 'fedora', name: 'Fedora' },
  { id: 'sun-hat', name: 'Sun hat' },
  { id: 'cowboy-hat', name: 'Cowboy hat' },
  { id: 'hard-hat', name: 'Hard hat' },
  { id: 'bandana', name: 'Bandana' },
  { id: 'headphones', name: 'Headphones' },
  { id: 'hood', name: 'Hood' },
  { id: 'headscarf', name: 'Headscarf' },
  { id: 'turban', name: 'Turban' },
  { id: 'headwrap', name: 'Head wrap' },
  { id: 'kippah', name: 'Kippah' },
] as const satisfies readonly Choice[];

/** Ids of headwear that leaves the hair in view; under any other headwear a hairstyle shows only where it comes out. */
export const OPEN_HEADWEAR: ReadonlySet<string> = new Set([
  ...[
    'headphones',
    'headband',
    'kippah',
    'crown',
    'tiara',
    'flower-crown',
    'party-hat',
    'veil',
    'halo',
    'horns',
  ],
  ...['cat-ears', 'bunny-ears', 'sunglasses', 'goggles', 'eye-mask', 'welding-mask'],
]);

/** Worn for faith: never taken off because of a role, a hairstyle or a doubt. */
export const RELIGIOUS_COVER: ReadonlySet<string> = new Set([
  'headscarf',
  'headwrap',
  'turban',
  'kippah',
  'kufi',
]);

/** Cuts of the upper garment. Their ids are those of `catalogue/garments`. */
export const TOP_CHOICES = [
  { id: 'tee', name: 'T-shirt' },
  { id: 'polo', name: 'Polo shirt' },
  { id: 'shirt', name: 'Shirt' },
  { id: 'blouse', name: 'Blouse' },
  { id: 'tank', name: 'Tank top' },
  { id: 'jersey', name: 'Sports jersey' },
  { id: 'jumper', name: 'Sweater' },
  { id: 'cardigan', name: 'Cardigan' },
  { id: 'hoodie', name: 'Hoodie' },
  { id: 'zip-jacket', name: 'Zip-up jacket' },
  { id: 'denim-jacket', name: 'Denim jacket' },
  { id: 'leather-jacket', name: 'Leather jacket' },
  { id: 'vest', name: 'Vest' },
  { id: 'blazer', name: 'Blazer' },
  { id: 'suit', name: 'Suit and tie' },
  { id: 'dress', name: 'Dress' },
] as const satisfies readonly Choice[];

/** Cuts of what is worn below the waist. */
export const BOTTOM_CHOICES = [
  { id: 'jeans', name: 'Jeans' },
  { id: 'chinos', name: 'Chinos' },
  { id: 'trousers', name: 'Dress pants' },
  { id: 'wide-trousers', name: 'Wide-leg pants' },
  { id: 'joggers', name: 'Joggers' },
  { id: 'leggings', name: 'Leggings' },
  { id: 'shorts', name: 'Shorts' },
  { id: 'skirt', name: 'Skirt' },
  { id: 'pleated-skirt', name: 'Pleated skirt' },
  { id: 'long-skirt', name: 'Long skirt' },
] as const satisfies readonly Choice[];
export type BottomId = (typeof BOTTOM_CHOICES)[number]['id'];

/** What a dress hides: only one of the two can be worn. Trousers show under it. */
export const UNDER_NO_DRESS: ReadonlySet<BottomId> = new Set([
  'shorts',
  'skirt',
  'pleated-skirt',
  'long-skirt',
]);

export const BODIES = [
  { id: 'slim', name: 'Slim' },
  { id: 'average', name: 'Average' },
  { id: 'broad', name: 'Broad' },
  { id: 'round', name: 'Round' },
  { id: 'child', name: 'Child' },
] as const satisfies readonly Choice[];
export type BodyId = (typeof BODIES)[number]['id'];

/** Aids: any number of them. */
export const AIDS = [
  { id: 'wheelchair', name: 'Wheelchair' },
  { id: 'prosthetic-leg', name: 'Prosthetic leg' },
  { id: 'prosthetic-arm', name: 'Prosthetic arm' },
  { id: 'hearing-aid', name: 'Hearing aid' },
] as const satisfies readonly Choice[];
export type AidId = (typeof AIDS)[number]['id'];

export const LOOK_POSES = [
  { id: 'standing', name: 'Standing' },
  { id: 'relaxed', name: 'Relaxed' },
  { id: 'heroic', name: 'Heroic' },
  { id: 'waving', name: 'Waving' },
  { id: 'pointing', name: 'Pointing' },
  { id: 'thumbs-up', name: 'Thumbs up' },
  { id: 'cheering', name: 'Cheering' },
  { id: 'dancing', name: 'Dancing' },
] as const satisfies readonly Choice[];

/** Without a choice the mouth and eyes stay as in the photo. */
export const EXPRESSIONS = [
  { id: 'smile', name: 'Smile' },
  { id: 'laugh', name: 'Laugh' },
  { id: 'serious', name: 'Serious' },
  { id: 'wink', name: 'Wink' },
] as const satisfies readonly Choice[];
export type ExpressionId = (typeof EXPRESSIONS)[number]['id'];

/** How a face is painted; without a choice it is life-like. The second variation of a toy has the other finish. */
export const FINISHES = [{ id: 'cartoon', name: 'Cartoon' }] as const satisfies readonly Choice[];

/** What is chosen from pictures: a head, or a figure's upper or lower half, for each choice of the list. */
export const PICTURE_CHOICES = {
  hair: HAIR_STYLES,
  glasses: GLASSES,
  facialHair: FACIAL_HAIR,
  headwear: HEADWEAR_CHOICES,
  expression: EXPRESSIONS,
  finish: FINISHES,
  top: TOP_CHOICES,
  bottom: BOTTOM_CHOICES,
} as const satisfies Readonly<Record<string, readonly Choice[]>>;
export type PictureField = keyof typeof PICTURE_CHOICES;
