import { z } from 'zod';
import { type Engine, usableEngines } from '#config/imaging.ts';
import type { Config } from '#config.ts';

/** What one network, or one person, may do in a time. The names are those of the counts. */
export const LIMITS = {
  'sign-up': { points: 400, seconds: 3600 },
  'try-photo': { points: 60, seconds: 600 },
  'try-preview': { points: 1200, seconds: 600 },
  report: { points: 10, seconds: 3600 },
  'photo-upload': { points: 120, seconds: 600 },
  preview: { points: 600, seconds: 600 },
  draft: { points: 120, seconds: 600 },
  checkout: { points: 120, seconds: 600 },
} as const;
/** A limit that operators may change. */
export type LimitName = keyof typeof LIMITS;

type Tier = 'basic' | 'premium';

/** What each switch says. */
export type SwitchValues = {
  /** Ids of the templates that are not offered. */
  templates: { off: string[] };
  /** Whether nobody can order now, and what they read instead. */
  orders: { paused: boolean; sentence: string };
  /** Shown on every page; empty: no banner. */
  banner: { text: string };
} & Record<`engine.${Tier}`, Engine> &
  Record<`variations.${Tier}`, number> &
  Record<`limit.${LimitName}`, number>;
/** A switch. */
export type SwitchName = keyof SwitchValues;

/** Which values a switch may have, and the one that configuration gives it. */
export interface SwitchDefinition<Value> {
  schema: z.ZodType<Value>;
  configured: Value;
}
/** All switches. */
export type SwitchDefinitions = { [Name in SwitchName]: SwitchDefinition<SwitchValues[Name]> };

/** What a buyer reads while orders are paused, if the operator writes nothing else. */
export const PAUSED_SENTENCE =
  'We are not taking new orders right now. Please come back later: everything you made is kept.';

const sentence = z.string().trim().max(300, 'Please use at most 300 characters');
const variations = z.int().min(1).max(2);
const points = z.int('Please enter a whole number').min(1, 'At least 1').max(100_000, 'At most 100,000');

/** The switches of a configuration. */
export function defineSwitches({ imaging }: Pick<Config, 'imaging'>): SwitchDefinitions {
  const engine = z.enum(usableEngines(imaging), 'Configuration has no key for this engine');
  return {
    templates: { schema: z.object({ off: z.array(z.string().max(40)).max(40) }), configured: { off: [] } },
    orders: {
      schema: z
        .object({ paused: z.boolean(), sentence })
        .refine(({ paused, sentence }) => !paused || sentence !== '', 'Please write what buyers read'),
      configured: { paused: false, sentence: PAUSED_SENTENCE },
    },
    banner: { schema: z.object({ text: sentence }), configured: { text: '' } },
    'engine.basic': { schema: engine, configured: imaging.engine },
    'engine.premium': { schema: engine, configured: imaging.engine },
    'variations.basic': { schema: variations, configured: imaging.variations.basic },
    'variations.premium': { schema: variations, configured: imaging.variations.premium },
    'limit.sign-up': defineLimit('sign-up'),
    'limit.try-photo': defineLimit('try-photo'),
    'limit.try-preview': defineLimit('try-preview'),
    'limit.report': defineLimit('report'),
    'limit.photo-upload': defineLimit('photo-upload'),
    'limit.preview': defineLimit('preview'),
    'limit.draft': defineLimit('draft'),
    'limit.checkout': defineLimit('checkout'),
  };
}

const defineLimit = (name: LimitName) => ({ schema: points, configured: LIMITS[name].points });
