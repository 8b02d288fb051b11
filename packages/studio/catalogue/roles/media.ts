import type { RoleEntry } from './role-entry.ts';

/** Film, press, comedy and fine art. */
export const MEDIA_ROLES = {
  comedian: {
    words: 'comedian, stand up comedian, comic actor · de komiker · fr humoriste · es comediante · it comico',
    theme: 'city',
    things: ['microphone'],
  },
  actor: {
    words: `actor, actress, film star, movie star · de schauspieler · fr acteur, comedien · it attore · pt ator, atriz
      · nl actrice`,
    theme: 'city',
    things: ['clapperboard', 'trophy'],
  },
  director: {
    words: `director, film director, filmmaker, film maker, cinematographer, videographer · de regisseur
      · fr realisateur · es directora de cine · it regista · pt diretor de cinema`,
    theme: 'city',
    things: ['clapperboard', 'film-camera', 'megaphone'],
    headwear: 'cap',
  },
  photographer: {
    words: 'photographer, photography · de fotograf · fr photographe · es fotografo · nl fotograaf',
    theme: 'city',
    things: ['camera'],
  },
  influencer: {
    words: 'influencer, youtuber, blogger, vlogger, tiktoker',
    theme: 'city',
    things: ['phone', 'camera'],
  },
  journalist: {
    words: 'journalist, reporter, editor · fr journaliste · es periodista · it giornalista · pt jornalista',
    theme: 'city',
    things: ['newspaper', 'microphone', 'camera'],
    headwear: 'fedora',
  },
  podcaster: {
    words: 'podcaster, radio host, radio presenter, broadcaster',
    theme: 'music',
    things: ['microphone'],
    headwear: 'headphones',
  },
  painter: {
    words: `painter, artist, illustrator · de kunstler, kunstmaler · fr artiste peintre · es pintor · it pittore
      · nl kunstschilder, kunstenaar`,
    things: ['paintbrush', 'pencil'],
    headwear: 'beret',
    garments: ['apron'],
  },
} as const satisfies Readonly<Record<string, RoleEntry>>;
