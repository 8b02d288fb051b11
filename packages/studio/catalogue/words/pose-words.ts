import { readWordTable } from '../entry.ts';
/** How a figure can stand. */
export const POSES = [
  'standing',
  'heroic',
  'waving',
  'running',
  'dancing',
  'cheering',
  'pointing',
  'thumbs-up',
  'relaxed',
] as const;
export type PoseName = (typeof POSES)[number];

/** What each pose is called. */
export const POSE_WORDS = readWordTable<PoseName>('poses', {
  standing: 'standing, standing still, at attention, upright',
  heroic: `heroic, heroically, heroic pose, superhero pose, hero pose, power pose, action pose, flying, flexing,
    hands on hips, muscles, brave, hero, heroine`,
  waving: 'waving, wave hello, waves hello, greeting, saying hello, saying hi · emoji 👋',
  running: `running, runs, run, jogging, jogs, jogger, runner, marathon, sprinting, sprinter, striding, walking,
    hiking · de joggt, joggen, rennt · fr qui court, courir · es corriendo, corre, correr · it correre · pt correndo
    · emoji 🏃`,
  dancing: `dancing, dances, dance, dancer, ballet, ballerina, disco, salsa, twirling, breakdancing · de tanzt, tanzen
    · fr qui danse, danser, la danse · es baila, bailar, bailando · it balla, ballare · pt danca, dancar · nl danst,
    dansen · emoji 💃, 🕺`,
  cheering: `cheering, cheers, cheerleader, celebrating, celebrates, celebration, arms up, hands up, arms raised,
    hands in the air, jumping, hooray, hurrah, victory, victorious, winning · emoji 🙌, 🎉`,
  pointing: 'pointing, pointing finger, finger pointing · emoji 👉, ☝',
  'thumbs-up': `thumbs up, thumb up, giving a thumbs up · de daumen hoch · fr pouce leve · es pulgar arriba
    · it pollice in su · emoji 👍`,
  relaxed: `relaxed, relaxing, relax, chilling, chill, laid back, easygoing, casual, calm, lazy, sleepy, meditating,
    meditation, zen, hands in pockets · emoji 🧘`,
});
