import type { RoleEntry } from './role-entry.ts';

/** The sea, its sailors and its legends. */
export const SEA_ROLES = {
  rower: {
    words: `rower, kayaker, canoeist · de ruderer, ruderin · fr rameur · es remero · it canottiere · pt remador
      · nl roeier`,
    theme: 'sea',
    things: ['paddle', 'medal'],
    garments: ['tank', 'shorts'],
  },
  pirate: {
    words: `pirate, buccaneer, swashbuckler, captain hook · de pirat, seerauber · fr corsaire · es pirata
      · pt pirata corsario · nl piraat`,
    theme: 'sea',
    things: ['sword', 'treasure-chest', 'parrot'],
    headwear: 'pirate-hat',
    garments: ['coat', 'boots'],
    colours: { coat: 'burgundy', boots: 'black' },
  },
  sailor: {
    words: `sailor, seaman, navy officer · de matrose, seemann · fr matelot · es marinero · it marinaio
      · pt marinheiro · nl matroos, zeeman`,
    theme: 'sea',
    things: ['anchor', 'sailboat'],
    headwear: 'sailor-cap',
    garments: ['uniform'],
    colours: { uniform: 'white' },
  },
  captain: {
    words: `captain of a ship, captain of the ship, captain of his ship, captain of a boat, captain of the boat,
      captain, sea captain, skipper · de kapitan · fr capitaine · es capitan · it capitano · pt capitao · nl kapitein`,
    theme: 'sea',
    things: ['compass', 'anchor'],
    headwear: 'sailor-cap',
    garments: ['jacket'],
  },
  'lighthouse-keeper': {
    words: 'lighthouse keeper · de leuchtturmwarter · fr gardien de phare',
    theme: 'sea',
    things: ['lantern', 'telescope'],
    headwear: 'sailor-cap',
    garments: ['coat', 'boots'],
    colours: { coat: 'yellow', boots: 'navy' },
  },
  fisherman: {
    words: `fisherman, fisherwoman, angler · de anglerin, fischer · fr pecheur · es pescador · it pescatore
      · nl visser`,
    theme: 'sea',
    things: ['fishing-rod', 'fish'],
    headwear: 'sun-hat',
    garments: ['vest', 'boots'],
  },
  diver: {
    words: `diver, scuba diver, snorkeller, snorkeler, freediver · de taucher · fr plongeur · es buzo · it subacqueo,
      sommozzatore · pt mergulhador · nl duiker`,
    theme: 'sea',
    things: ['fish', 'flippers'],
    headwear: 'goggles',
    garments: ['wetsuit'],
    colours: { wetsuit: 'black' },
  },
  swimmer: {
    words: `swimmer, swimming champion · de schwimmer · fr nageur · es nadador · it nuotatore · nl zwemmer, zwemster`,
    theme: 'sea',
    things: ['medal', 'stopwatch'],
    headwear: 'goggles',
    garments: ['swimsuit'],
  },
  lifeguard: {
    words: `lifeguard · de rettungsschwimmer, bademeister · fr maitre nageur, sauveteur · es socorrista,
      salvavidas de playa · it bagnino · pt salva vidas · nl badmeester, strandwacht`,
    theme: 'sea',
    things: ['whistle', 'surfboard'],
    garments: ['tee', 'shorts'],
  },
  surfer: {
    words: 'surfer, kitesurfer, windsurfer · de surferin · fr surfeur · es surfista',
    theme: 'sea',
    things: ['surfboard'],
    garments: ['wetsuit'],
  },
  mermaid: {
    words: 'mermaid, merman · de meerjungfrau · fr sirene · es sirena · pt sereia · nl zeemeermin',
    theme: 'sea',
    things: ['fish', 'treasure-chest'],
    headwear: 'tiara',
    garments: ['swimsuit', 'long-skirt'],
    colours: { swimsuit: 'lilac', 'long-skirt': 'turquoise' },
  },
  poseidon: {
    words: 'poseidon, neptune, king of the sea, god of the sea',
    theme: 'sea',
    things: ['trident', 'fish'],
    headwear: 'crown',
    garments: ['robe'],
    colours: { robe: 'teal' },
    beard: 'white',
  },
} as const satisfies Readonly<Record<string, RoleEntry>>;
