/** What a figure can wear on its head. */
export const HEADWEAR = [
  'chef-hat',
  'helmet',
  'crown',
  'cap',
  'wizard-hat',
  'cowboy-hat',
  'headphones',
  'beanie',
  'space-helmet',
  'football-helmet',
  'bike-helmet',
  'knight-helmet',
  'hard-hat',
  'fire-helmet',
  'viking-helmet',
  'top-hat',
  'pirate-hat',
  'witch-hat',
  'beret',
  'sombrero',
  'santa-hat',
  'party-hat',
  'sun-hat',
  'fedora',
  'turban',
  'graduation-cap',
  'sailor-cap',
  'police-cap',
  'headscarf',
  'bandana',
  'headband',
  'tiara',
  'halo',
  'veil',
  'cat-ears',
  'bunny-ears',
  'horns',
  'flower-crown',
  'goggles',
  'welding-mask',
  'eye-mask',
  'sunglasses',
  'swim-cap',
  'flat-cap',
  'bucket-hat',
] as const;
export type Headwear = (typeof HEADWEAR)[number];

/** Ordinary words for each headwear, separated by commas. */
export const HEADWEAR_WORDS: Readonly<Record<Headwear, string>> = {
  'chef-hat':
    'chef hat, chefs hat, cook hat, cooks hat, toque, tall hat, tall white hat, bakers hat, baker hat, toque blanche',
  helmet:
    'helmet, crash helmet, motorcycle helmet, racing helmet, motorbike helmet, casco, casque, helm, capacete, 🪖',
  crown: 'crown, corona, couronne, krone, coroa, 👑',
  cap: 'cap, baseball cap, snapback, baseball hat, trucker cap, trucker hat, dad hat, dad cap, visor, sun visor, peaked cap, gorra, casquette, mutze, cappellino, 🧢',
  'wizard-hat': 'wizard hat, wizards hat, magic hat, pointy hat, pointed hat, sorting hat',
  'cowboy-hat': 'cowboy hat, cowgirl hat, stetson, ten gallon hat, western hat, 🤠',
  headphones:
    'headphone, headphones, headset, earphones, ear phones, earbuds, auriculares, kopfhorer, cuffie, 🎧',
  beanie:
    'beanie, bobble hat, woolly hat, wool hat, knitted hat, winter hat, ski hat, fur hat, ushanka, pudelmutze, wollmutze, bonnet',
  'space-helmet': 'space helmet, astronaut helmet',
  'football-helmet':
    'football helmet, american football helmet, nfl helmet, goalie mask, hockey mask, hockey helmet, hockey goalie mask',
  'bike-helmet':
    'bike helmet, bicycle helmet, cycle helmet, cycling helmet, casque de velo, casco de bici, fahrradhelm',
  'knight-helmet': 'knight helmet, knights helmet, suit of armour helmet, medieval helmet',
  'hard-hat': 'hard hat, hardhat, construction helmet, safety helmet, builders hat, 👷',
  'fire-helmet': 'fire helmet, firefighter helmet, firemans helmet, fireman hat, firefighter hat',
  'viking-helmet': 'viking helmet, horned helmet, helmet with horns',
  'top-hat': 'top hat, tophat, magicians hat, magician hat, cylinder hat, 🎩',
  'pirate-hat': 'pirate hat, tricorn, tricorne, pirates hat, 🏴‍☠️, ☠',
  'witch-hat': 'witch hat, witches hat, witchs hat, halloween hat',
  beret: 'beret, french hat, boina, basque beret',
  sombrero: 'sombrero, mexican hat, mariachi hat',
  'santa-hat': 'santa hat, christmas hat, father christmas hat, elf hat, 🎅, 🤶',
  'party-hat': 'party hat, birthday hat, paper hat, 🥳',
  'sun-hat':
    'sun hat, sunhat, straw hat, strohhut, chapeau de paille, sombrero de paja, cappello di paglia, chapeu de palha, panama hat, panama, summer hat, beach hat, floppy hat, veil hat, beekeeper hat, beekeepers hat, bee hat, boater, 👒',
  fedora:
    'fedora, hat, trilby, bowler hat, bowler, detective hat, deerstalker, gangster hat, homburg, explorer hat, bush hat, chapeau, cappello, chapeu',
  turban: 'turban, head wrap, headwrap, gele, dastar, pagri',
  'graduation-cap': 'graduation cap, mortarboard, mortar board, graduation hat, cap and gown, graduation, 🎓',
  'sailor-cap': 'sailor cap, sailor hat, sailors hat, captains hat, captain hat, navy cap, sailors cap',
  'police-cap':
    'police cap, police hat, pilot cap, pilot hat, policemans hat, officer cap, conductor hat, peaked hat, chauffeur cap, 👮',
  headscarf: 'headscarf, hijab, niqab, burka, burqa, chador, head scarf, khimar, shayla, 🧕',
  bandana: 'bandana, bandanna, do rag, durag',
  headband: 'headband, head band, sweatband, sweat band, hairband, hair band, alice band',
  tiara: 'tiara, diadem',
  halo: 'halo, 😇',
  veil: 'veil, bridal veil, wedding veil, schleier, brautschleier, voile, velo de novia, velo da sposa, 👰, 👰‍♀️, 👰‍♂️',
  'cat-ears': 'cat ears, cats ears, kitty ears',
  'bunny-ears': 'bunny ears, rabbit ears',
  horns: 'horns, devil horns, demon horns, 😈',
  'flower-crown':
    'flower crown, flowers in hair, flowers in her hair, flower wreath, wreath, garland, laurel wreath',
  goggles:
    'goggles, ski goggles, aviator goggles, swimming goggles, safety goggles, welding goggles, snorkel, snorkel mask, diving mask, diving goggles, steampunk, 🥽',
  'welding-mask':
    'welding mask, welding helmet, welders mask, welder mask, welding hood, welding shield, schweissermaske, masque de soudeur, mascara de soldar',
  'eye-mask':
    'eye mask, mask, superhero mask, domino mask, masquerade mask, masked, antifaz, maske, maschera',
  sunglasses:
    'sunglasses, shades, dark glasses, sun glasses, gafas de sol, lunettes de soleil, sonnenbrille, occhiali da sole, oculos de sol, 🕶',
  'swim-cap':
    'swim cap, swimming cap, swimcap, bathing cap, swimming hat, badekappe, bonnet de bain, gorro de natacion, cuffia da nuoto',
  'flat-cap':
    'flat cap, flatcap, newsboy cap, baker boy cap, peaky blinders, paperboy cap, schiebermutze, schiebermuetze, coppola, casquette plate, golf cap',
  'bucket-hat':
    'bucket hat, fishing hat, fishermans hat, fisherman hat, boonie hat, safari hat, fischerhut, anglerhut, bob hat',
};
