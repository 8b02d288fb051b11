import { type Role, role } from './role.ts';

/** What people dress up as, and trades that are known by one thing. */
export const COSTUME_ROLES: readonly Role[] = [
  role(
    'tattoo artist, tattooist, tattooer, tatowierer, tatowiererin, tatuador, tatoueur',
    'city',
    ['pencil'],
    undefined,
    ['gloves'],
  ),
  role(
    'makeup artist, make up artist, beautician, cosmetologist, nail technician, kosmetikerin, visagistin',
    undefined,
    ['paintbrush', 'hair-dryer'],
  ),
  role(
    'physiotherapist, physio, masseur, masseuse, physiotherapeut, physiotherapeutin',
    'sport',
    ['yoga-mat'],
    undefined,
    ['polo'],
  ),
  role('psychologist, therapist, counsellor, social worker, psychologe, psychologin', 'office', [
    'clipboard',
    'book',
  ]),
  role(
    'warehouse worker, forklift driver, surveyor, site manager, lagerist',
    'city',
    ['clipboard'],
    'hard-hat',
    ['vest', 'boots'],
  ),
  role('chimney sweep, schornsteinfeger, schornsteinfegerin, ramoneur', 'city', ['broom'], 'top-hat', [
    'jacket',
    'boots',
  ]),
  role(
    'harry potter, hermione, hermione granger, ron weasley, hogwarts, gryffindor',
    'fantasy',
    ['wand', 'owl', 'book'],
    undefined,
    ['robe', 'scarf'],
  ),
  { ...role('thor', 'fantasy', ['hammer'], undefined, ['armour', 'cape', 'boots'], 'heroic'), named: true },
  role('ghostbuster, ghost buster', 'city', ['ghost', 'flashlight'], undefined, [
    'wetsuit',
    'backpack',
    'boots',
  ]),
  role('elvis, elvis presley, elvis impersonator', 'music', ['microphone', 'guitar'], undefined, [
    'wetsuit',
    'cape',
    'belt',
    'boots',
  ]),
  {
    ...role('poseidon, neptune, king of the sea, god of the sea', 'sea', ['trident', 'fish'], 'crown', [
      'robe',
    ]),
    beard: 'white',
  },
  role('hippie, hippy, flower child', 'garden', ['guitar', 'flower'], 'flower-crown', ['tee']),
  role('frida kahlo', 'garden', ['paintbrush', 'parrot'], 'flower-crown', ['dress']),
  role('barbie', 'burst', ['heart'], 'tiara', ['dress']),
  role('musketeer, three musketeers', 'fantasy', ['sword'], 'fedora', ['cape', 'boots']),
  role('leprechaun, st patricks day', 'garden', ['money-bag'], 'top-hat', ['suit']),
  role('easter bunny, osterhase', 'garden', ['bouquet', 'carrot'], 'bunny-ears', ['onesie']),
  {
    ...role('gnome, garden gnome, gartenzwerg', 'garden', ['shovel', 'lantern'], 'santa-hat', [
      'jumper',
      'boots',
    ]),
    beard: 'white',
  },
];
