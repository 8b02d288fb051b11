import type { RoleEntry } from './role-entry.ts';

/** Drivers, riders, pilots and their crews. */
export const TRANSPORT_ROLES = {
  pilot: {
    words: `pilot, aviator, airman · de pilotin · fr pilote · es piloto · it pilota · nl piloot · emoji 👩‍✈️, 👨‍✈️,
      🧑‍✈️`,
    theme: 'city',
    things: ['plane', 'suitcase'],
    headwear: 'police-cap',
    garments: ['uniform', 'tie'],
    colours: { uniform: 'white', tie: 'black' },
  },
  'flight-attendant': {
    words: `flight attendant, stewardess, cabin crew, air hostess · de flugbegleiter, flugbegleiterin
      · fr hotesse de l air, hotesse air · es azafata · pt aeromoca, comissaria de bordo`,
    theme: 'city',
    things: ['plane', 'suitcase'],
    garments: ['uniform', 'scarf'],
  },
  'train-driver': {
    words: `train driver, conductor of trains · de lokfuhrer, zugfuhrer, schaffner · fr cheminot, conducteur de train
      · es maquinista · it macchinista · nl treinbestuurder`,
    theme: 'city',
    things: ['train', 'whistle'],
    headwear: 'police-cap',
    garments: ['uniform'],
  },
  biker: {
    words: `biker, motorcyclist · de motorradfahrer · fr motard · es motero, motociclista · pt motoqueiro
      · nl motorrijder`,
    theme: 'city',
    things: ['motorbike'],
    headwear: 'helmet',
    garments: ['leather-jacket', 'boots'],
    colours: { 'leather-jacket': 'black', boots: 'black' },
  },
  skater: {
    words: 'skater, skateboarder · de skaterin · fr skateur',
    theme: 'city',
    things: ['skateboard'],
    headwear: 'cap',
    garments: ['hoodie'],
  },
  'truck-driver': {
    words: `truck driver, lorry driver, trucker · de lkw fahrer, lkw fahrerin · fr routier, camionneur · es camionero,
      camionera · it camionista · pt caminhoneiro · nl vrachtwagenchauffeur`,
    theme: 'city',
    things: ['truck', 'coffee'],
    headwear: 'cap',
    garments: ['shirt'],
  },
  'bus-driver': {
    words: `bus driver, school bus driver, tram driver · de busfahrer, busfahrerin · fr chauffeur de bus
      · es conductor de autobus · it autista di autobus · pt motorista de onibus · nl buschauffeur`,
    theme: 'city',
    things: ['bus', 'coffee'],
    headwear: 'police-cap',
    garments: ['uniform'],
  },
  chauffeur: {
    words: `chauffeur, taxi driver, cab driver, cabbie · de taxifahrer · fr chauffeur de taxi · es taxista
      · it tassista · pt motorista de taxi · nl taxichauffeur`,
    theme: 'city',
    things: ['car', 'coffee'],
    headwear: 'police-cap',
    garments: ['uniform'],
  },
  'racing-driver': {
    words: `racing driver, race driver, race car driver, rally driver, f1, f1 driver, racer · de formel eins,
      rennfahrer, rennfahrerin · fr pilote de course · es piloto de carreras · it pilota da corsa,
      pilota automobilistico · pt piloto de corrida · nl autocoureur`,
    theme: 'sport',
    things: ['car', 'trophy'],
    headwear: 'helmet',
    garments: ['wetsuit'],
  },
} as const satisfies Readonly<Record<string, RoleEntry>>;
