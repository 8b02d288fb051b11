import { describe, expect, it } from 'vitest';
import { isAllowed } from './licences.ts';

describe('isAllowed', () => {
  it('takes a licence of the list', () => expect(isAllowed('MIT')).toBe(true));
  it('refuses one that is not on it', () => expect(isAllowed('GPL-3.0-only')).toBe(false));
  it('needs one side of an OR', () => expect(isAllowed('(GPL-3.0-only OR MIT)')).toBe(true));
  it('needs both sides of an AND', () => expect(isAllowed('Apache-2.0 AND LGPL-3.0-or-later')).toBe(false));
  it('refuses a name that only begins like one', () => expect(isAllowed('MIT-but-not-for-you')).toBe(false));
});
