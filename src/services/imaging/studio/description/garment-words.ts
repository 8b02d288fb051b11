/** What the studio can dress a figure in. */
export const GARMENTS = [
  'tee', 'shirt', 'jumper', 'hoodie', 'jacket', 'suit', 'dress', 'skirt', 'trousers', 'shorts', 'coat', 'cape',
  'apron', 'armour', 'spacesuit', 'shoes', 'tie', 'scarf', 'hair',
] as const;
export type Garment = (typeof GARMENTS)[number];

/** Ordinary words for each garment, singular, lower case. */
export const GARMENT_WORDS: Readonly<Record<Garment, readonly string[]>> = {
  tee: ['tee', 'tshirt', 't-shirt', 'top', 'vest', 'jersey', 'tank'],
  shirt: ['shirt', 'blouse', 'polo'],
  jumper: ['jumper', 'sweater', 'pullover', 'cardigan', 'sweatshirt'],
  hoodie: ['hoodie', 'hoody'],
  jacket: ['jacket', 'blazer', 'bomber', 'anorak', 'parka'],
  suit: ['suit', 'tuxedo', 'tux'],
  dress: ['dress', 'gown', 'robe', 'kimono', 'sari'],
  skirt: ['skirt', 'kilt', 'tutu'],
  trousers: ['trouser', 'trousers', 'pants', 'jeans', 'leggings', 'dungarees', 'overalls'],
  shorts: ['shorts'],
  coat: ['coat', 'labcoat', 'overcoat', 'trenchcoat', 'raincoat', 'doctor', 'scientist'],
  cape: ['cape', 'cloak', 'superhero', 'vampire', 'hero'],
  apron: ['apron', 'chef', 'baker', 'cook', 'barista'],
  armour: ['armour', 'armor', 'knight', 'gladiator'],
  spacesuit: ['spacesuit', 'astronaut', 'cosmonaut'],
  shoes: ['shoe', 'shoes', 'boot', 'boots', 'trainers', 'sneakers', 'sneaker', 'heels', 'sandals'],
  tie: ['tie', 'bowtie', 'necktie'],
  scarf: ['scarf', 'bandana'],
  hair: ['hair', 'haired'],
};
