/** What the packaging's printed background can show. */
export const THEMES = ['space', 'sea', 'city', 'kitchen', 'music', 'sport', 'office', 'garden', 'fantasy', 'burst'] as const;
export type Theme = (typeof THEMES)[number];

/** Words that bring each theme; `burst` is the one for everything else. */
export const THEME_WORDS: Readonly<Record<Theme, readonly string[]>> = {
  space: ['space', 'astronaut', 'rocket', 'galaxy', 'star', 'moon', 'mars', 'alien', 'planet', 'cosmonaut', 'spaceship'],
  sea: ['sea', 'ocean', 'surf', 'surfer', 'beach', 'pirate', 'sailor', 'diver', 'mermaid', 'fish', 'swimmer', 'island'],
  city: ['city', 'skateboard', 'skater', 'street', 'superhero', 'hero', 'detective', 'urban', 'cape', 'police', 'taxi'],
  kitchen: ['kitchen', 'chef', 'cook', 'baker', 'food', 'pizza', 'cake', 'coffee', 'barista', 'pan', 'cooking'],
  music: ['music', 'guitar', 'guitarist', 'singer', 'rock', 'rockstar', 'drum', 'drummer', 'dj', 'band', 'microphone', 'jazz', 'rapper', 'piano'],
  sport: ['sport', 'football', 'soccer', 'basketball', 'tennis', 'runner', 'gym', 'champion', 'athlete', 'coach', 'cyclist', 'footballer'],
  office: ['office', 'laptop', 'developer', 'programmer', 'coder', 'engineer', 'boss', 'lawyer', 'manager', 'teacher', 'computer', 'book', 'accountant'],
  garden: ['garden', 'plant', 'gardener', 'flower', 'dog', 'cat', 'forest', 'nature', 'hiker', 'farmer', 'florist', 'camping'],
  fantasy: ['wizard', 'witch', 'magic', 'dragon', 'knight', 'castle', 'king', 'queen', 'elf', 'fairy', 'princess', 'prince', 'wand', 'sword', 'viking'],
  burst: [],
};
