import type { InboxState } from '#features/reports/contract.ts';
import { Tag } from '../../web/tag.tsx';
import { STATE_WORDS } from './inbox-words.ts';

const tones = { new: 'new', answered: 'plain', done: 'good' } as const;

/** How far a message is. */
export function MessageState({ state }: { state: InboxState }) {
  return <Tag tone={tones[state]}>{STATE_WORDS[state]}</Tag>;
}
