/** Every accessory that the studio can mould. */
export const ACCESSORIES = [
  'guitar', 'laptop', 'camera', 'sword', 'skateboard', 'coffee', 'dog', 'cat', 'football', 'basketball', 'book',
  'wand', 'plant', 'microphone', 'phone', 'surfboard', 'shield', 'briefcase', 'paintbrush', 'pan', 'cake',
  'gamepad', 'dumbbell', 'trophy', 'rocket', 'flower', 'umbrella', 'bicycle', 'drum', 'spanner',
] as const;
export type Accessory = (typeof ACCESSORIES)[number];

/** What a figure can wear on its head. */
export const HEADWEAR = ['chef-hat', 'helmet', 'crown', 'cap', 'wizard-hat', 'cowboy-hat', 'headphones', 'beanie'] as const;
export type Headwear = (typeof HEADWEAR)[number];

/** Ordinary words for each accessory, singular, lower case. */
export const ACCESSORY_WORDS: Readonly<Record<Accessory, readonly string[]>> = {
  guitar: ['guitar', 'guitarist', 'bass', 'ukulele', 'banjo', 'rocker', 'rockstar', 'rock'],
  laptop: ['laptop', 'computer', 'macbook', 'notebook', 'pc', 'developer', 'programmer', 'coder', 'coding', 'engineer', 'hacker'],
  camera: ['camera', 'photographer', 'photography', 'dslr', 'photo'],
  sword: ['sword', 'katana', 'sabre', 'saber', 'lightsaber', 'blade', 'knight', 'ninja', 'samurai', 'pirate', 'warrior'],
  skateboard: ['skateboard', 'skater', 'skate', 'skateboarding', 'longboard'],
  coffee: ['coffee', 'latte', 'espresso', 'cappuccino', 'mug', 'cup', 'tea', 'barista', 'cocoa'],
  dog: ['dog', 'puppy', 'pup', 'labrador', 'corgi', 'poodle', 'hound', 'terrier'],
  cat: ['cat', 'kitten', 'kitty', 'tabby'],
  football: ['football', 'soccer', 'footballer', 'goalkeeper', 'striker'],
  basketball: ['basketball', 'hoops'],
  book: ['book', 'novel', 'reader', 'reading', 'librarian', 'writer', 'author', 'teacher', 'student', 'professor', 'bookworm'],
  wand: ['wand', 'wizard', 'witch', 'magician', 'magic', 'fairy', 'sorcerer'],
  plant: ['plant', 'cactus', 'succulent', 'gardener', 'gardening', 'monstera', 'tree', 'botanist'],
  microphone: ['microphone', 'mic', 'singer', 'singing', 'rapper', 'podcast', 'podcaster', 'karaoke', 'comedian'],
  phone: ['phone', 'smartphone', 'iphone', 'mobile', 'influencer'],
  surfboard: ['surfboard', 'surfer', 'surf', 'surfing'],
  shield: ['shield', 'viking'],
  briefcase: ['briefcase', 'suitcase', 'bag', 'lawyer', 'businessman', 'businesswoman', 'traveller', 'traveler', 'boss'],
  paintbrush: ['paintbrush', 'brush', 'palette', 'painter', 'artist', 'painting'],
  pan: ['pan', 'skillet', 'frying', 'chef', 'cook', 'cooking'],
  cake: ['cake', 'cupcake', 'birthday', 'baker', 'baking'],
  gamepad: ['gamepad', 'controller', 'joystick', 'gamer', 'gaming', 'videogame', 'console'],
  dumbbell: ['dumbbell', 'weights', 'barbell', 'gym', 'bodybuilder', 'fitness', 'weightlifter', 'kettlebell'],
  trophy: ['trophy', 'champion', 'winner', 'medal', 'award'],
  rocket: ['rocket', 'astronaut', 'spaceship', 'space', 'cosmonaut', 'shuttle'],
  flower: ['flower', 'rose', 'bouquet', 'tulip', 'sunflower', 'daisy', 'florist'],
  umbrella: ['umbrella', 'parasol', 'rain'],
  bicycle: ['bicycle', 'bike', 'cyclist', 'cycling', 'biker'],
  drum: ['drum', 'drummer', 'drums', 'bongo'],
  spanner: ['spanner', 'wrench', 'mechanic', 'plumber', 'tool', 'builder', 'handyman'],
};

/** Ordinary words for each headwear. */
export const HEADWEAR_WORDS: Readonly<Record<Headwear, readonly string[]>> = {
  'chef-hat': ['toque', 'chef', 'baker', 'cook'],
  helmet: ['helmet', 'knight', 'astronaut', 'racer', 'motorcyclist', 'firefighter', 'fireman'],
  crown: ['crown', 'king', 'queen', 'prince', 'princess', 'tiara', 'royal'],
  cap: ['cap', 'baseball', 'snapback'],
  'wizard-hat': ['wizard', 'witch', 'sorcerer', 'magician'],
  'cowboy-hat': ['cowboy', 'cowgirl', 'sheriff', 'stetson', 'hat', 'fedora', 'explorer'],
  headphones: ['headphone', 'headphones', 'headset', 'dj'],
  beanie: ['beanie', 'bobble', 'toque'],
};
