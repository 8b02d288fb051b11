import type { CharacterOptions } from './character-options.ts';
import type { Request } from './request.ts';

/** The first pose that the words name, or else the pose of the first role that has one. */
export function choosePose(requests: readonly Request[]): CharacterOptions['pose'] {
  const [named] = requests.flatMap(({ meaning }) => meaning.poses);
  return named ?? requests.flatMap(({ meaning }) => meaning.roles).find(({ pose }) => pose)?.pose;
}

/** A wheelchair in the first colour that the words give it. */
export function chooseWheelchair(requests: readonly Request[]): CharacterOptions['wheelchair'] {
  const chairs = requests.filter(({ meaning }) => meaning.wheelchair);
  return chairs[0] && { colour: chairs.find(({ colour }) => colour)?.colour };
}
