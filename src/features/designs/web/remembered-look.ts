import { type LookChoices, lookChoices } from '@toy-twin/studio/look';
import { LOOK_PREFIX } from './forget-looks.ts';

type LookStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** Keeps the look of a toy twin for this person's next one. Nothing is kept if the browser refuses storage. */
export function rememberLook(storage: LookStorage, uid: string, look: LookChoices): void {
  try {
    if (Object.keys(look).length > 0) storage.setItem(LOOK_PREFIX + uid, JSON.stringify(look));
  } catch {
    // Private windows may refuse storage: the look is then chosen again.
  }
}

/** The look of this person's last toy twin; null if none is kept or it cannot be read. */
export function rememberedLook(storage: LookStorage, uid: string): LookChoices | null {
  try {
    return lookChoices.parse(JSON.parse(storage.getItem(LOOK_PREFIX + uid) ?? 'null'));
  } catch {
    return null;
  }
}
