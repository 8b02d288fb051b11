import { type Role, role } from './role.ts';

/** What people dress up as, and trades that are known by one thing. */
export const COSTUME_ROLES: readonly Role[] = [
  role(
    'football fan, soccer fan, football supporter, football fanatic, football hooligan, fussballfan, supporter de foot, hincha, tifoso, tifosa',
    'sport',
    ['football'],
    undefined,
    ['jersey', 'scarf'],
  ),
  role(
    'cashier, shop assistant, sales assistant, shopkeeper, supermarket worker, store clerk, verkaufer, verkauferin, kassierer, kassiererin, caissier, caissiere, cajero, cajera, vendeur, vendeuse',
    'city',
    ['money-bag', 'calculator'],
    undefined,
    ['apron'],
  ),
  role(
    'translator, interpreter, linguist, ubersetzer, ubersetzerin, dolmetscher, dolmetscherin, traducteur, traductrice, traductor, traductora, traduttore, traduttrice',
    'office',
    ['book', 'globe'],
    undefined,
    ['shirt'],
  ),
  role(
    'bin man, bin men, binman, bin lorry driver, garbage man, garbage collector, garbage woman, refuse collector, waste collector, trash collector, mullmann, mullfrau, eboueur, eboueuse, basurero, spazzino',
    'city',
    ['truck'],
    'cap',
    ['vest', 'gloves', 'boots'],
  ),
  role(
    'traffic warden, parking attendant, parking warden, meter maid, politesse',
    'city',
    ['clipboard', 'car'],
    'police-cap',
    ['uniform'],
  ),
  role(
    'lollipop lady, lollipop man, crossing guard, road worker, roadworker, strassenbauer',
    'city',
    ['traffic-cone', 'whistle'],
    'cap',
    ['vest', 'boots'],
  ),
  role(
    'optician, optometrist, ophthalmologist, optiker, optikerin, augenarzt, augenarztin, opticien, opticienne, optico',
    'office',
    ['magnifying-glass'],
    undefined,
    ['lab-coat'],
  ),
  role(
    'call centre agent, call center agent, call centre worker, call center worker, telephonist, customer service agent, customer support agent, telefonist, telefonistin',
    'office',
    ['laptop', 'phone'],
    'headphones',
    ['shirt'],
  ),
  role('nanny, babysitter, baby sitter, childminder, au pair, tagesmutter, nounou, ninera', undefined, [
    'pram',
    'teddy-bear',
  ]),
  role(
    'plasterer, tiler, mason, stonemason, fliesenleger, platrier, carreleur',
    'city',
    ['bucket', 'shovel'],
    'cap',
    ['overalls', 'boots'],
  ),
  role('window cleaner, fensterputzer, fensterputzerin', 'city', ['bucket'], 'cap', ['overalls']),
  role('gangster, mobster, mafia boss, mafioso, al capone', 'city', ['money-bag', 'newspaper'], 'fedora', [
    'suit',
  ]),
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
