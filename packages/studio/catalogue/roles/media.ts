import type { RoleEntry } from './role-entry.ts';

/** Film, press, comedy and fine art. */
export const MEDIA_ROLES = {
  comedian: {
    words: { en: 'comedian, stand up comedian, comic actor' },
    theme: 'city',
    things: ['microphone'],
  },
  actor: {
    words: { en: 'actor, actress, film star, movie star' },
    theme: 'city',
    things: ['clapperboard', 'trophy'],
  },
  director: {
    words: { en: 'director, film director, filmmaker, film maker, cinematographer, videographer' },
    theme: 'city',
    things: ['clapperboard', 'film-camera', 'megaphone'],
    headwear: 'cap',
  },
  photographer: {
    words: { en: 'photographer, photography', de: 'fotograf', es: 'fotografo' },
    theme: 'city',
    things: ['camera'],
  },
  influencer: {
    words: { en: 'influencer, youtuber, blogger, vlogger, tiktoker' },
    theme: 'city',
    things: ['phone', 'camera'],
  },
  journalist: {
    words: { en: 'journalist, reporter, editor' },
    theme: 'city',
    things: ['newspaper', 'microphone', 'camera'],
    headwear: 'fedora',
  },
  podcaster: {
    words: { en: 'podcaster, radio host, radio presenter, broadcaster' },
    theme: 'music',
    things: ['microphone'],
    headwear: 'headphones',
  },
  painter: {
    words: { en: 'painter, artist, illustrator', de: 'kunstler', es: 'pintor' },
    things: ['paintbrush', 'pencil'],
    headwear: 'beret',
    garments: ['apron'],
  },
} as const satisfies Readonly<Record<string, RoleEntry>>;
