import { expect, it } from 'vitest';
import { isolate } from './isolate.ts';

it.each(['דוד', 'محمد', 'Robin محمد', 'ޢަލީ', '𞤀𞤁', 'ﷺ', 'Robin\u200F'])(
  '%s is isolated from our words',
  (name) => expect(isolate(name)).toBe(`\u2068${name}\u2069`),
);
it.each(['Robin', 'Nguyễn', '山田', 'प्रिया', '🌸 7', ''])('%s stays as it is', (name) =>
  expect(isolate(name)).toBe(name),
);
