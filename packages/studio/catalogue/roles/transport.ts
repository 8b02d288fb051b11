import type { RoleEntry } from './role-entry.ts';

/** Drivers, riders, pilots and their crews. */
export const TRANSPORT_ROLES = {
  pilot: {
    words: { en: 'pilot, aviator, airman', emoji: '👩‍✈️, 👨‍✈️, 🧑‍✈️' },
    theme: 'city',
    things: ['plane', 'suitcase'],
    headwear: 'police-cap',
    garments: ['uniform', 'tie'],
    colours: { uniform: 'white', tie: 'black' },
  },
  'flight-attendant': {
    words: {
      en: 'flight attendant, stewardess, cabin crew, air hostess',
      de: 'flugbegleiter, flugbegleiterin',
      es: 'azafata',
    },
    theme: 'city',
    things: ['plane', 'suitcase'],
    garments: ['uniform', 'scarf'],
  },
  'train-driver': {
    words: { en: 'train driver, conductor of trains' },
    theme: 'city',
    things: ['train', 'whistle'],
    headwear: 'police-cap',
    garments: ['uniform'],
  },
  biker: {
    words: { en: 'biker, motorcyclist' },
    theme: 'city',
    things: ['motorbike'],
    headwear: 'helmet',
    garments: ['leather-jacket', 'boots'],
    colours: { 'leather-jacket': 'black', boots: 'black' },
  },
  skater: {
    words: { en: 'skater, skateboarder' },
    theme: 'city',
    things: ['skateboard'],
    headwear: 'cap',
    garments: ['hoodie'],
  },
  'truck-driver': {
    words: {
      en: 'truck driver, lorry driver, trucker',
      de: 'lkw fahrer, lkw fahrerin',
      es: 'camionero, camionera',
      it: 'camionista',
    },
    theme: 'city',
    things: ['truck', 'coffee'],
    headwear: 'cap',
    garments: ['shirt'],
  },
  'bus-driver': {
    words: { en: 'bus driver, school bus driver, tram driver', de: 'busfahrer, busfahrerin' },
    theme: 'city',
    things: ['bus', 'coffee'],
    headwear: 'police-cap',
    garments: ['uniform'],
  },
  chauffeur: {
    words: { en: 'chauffeur' },
    theme: 'city',
    things: ['car', 'coffee'],
    headwear: 'police-cap',
    garments: ['uniform'],
  },
  'racing-driver': {
    words: {
      en: 'racing driver, race driver, race car driver, rally driver, formula one, formula 1, f1, f1 driver, nascar, nascar driver, racer',
      de: 'formel 1, formel eins, rennfahrer, rennfahrerin',
    },
    theme: 'sport',
    things: ['car', 'trophy'],
    headwear: 'helmet',
    garments: ['wetsuit'],
  },
} as const satisfies Readonly<Record<string, RoleEntry>>;
