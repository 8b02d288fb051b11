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

/** Ordinary words for each pose, separated by commas. */
export const POSE_WORDS: Readonly<Record<PoseName, string>> = {
  standing: 'standing, standing still, at attention, upright',
  heroic:
    'heroic, heroically, heroic pose, superhero pose, hero pose, power pose, action pose, flying, flexing, hands on hips, muscles, brave, hero, heroine',
  waving: 'waving, wave hello, waves hello, greeting, saying hello, saying hi, 👋',
  running:
    'running, runs, run, jogging, jogs, jogger, runner, marathon, sprinting, sprinter, striding, walking, hiking, correndo, corriendo, 🏃',
  dancing: 'dancing, dances, dance, dancer, ballet, ballerina, disco, salsa, twirling, breakdancing, 💃, 🕺',
  cheering:
    'cheering, cheers, cheerleader, celebrating, celebrates, celebration, arms up, hands up, arms raised, hands in the air, jumping, hooray, hurrah, victory, victorious, winning, 🙌, 🎉',
  pointing: 'pointing, pointing finger, finger pointing, 👉, ☝',
  'thumbs-up':
    'thumbs up, thumb up, giving a thumbs up, daumen hoch, pulgar arriba, pouce leve, pollice in su, 👍',
  relaxed:
    'relaxed, relaxing, relax, chilling, chill, laid back, easygoing, casual, calm, lazy, sleepy, meditating, meditation, zen, hands in pockets, 🧘',
};
