import * as z from 'zod/mini';
import { quickActBody } from '#features/operator/audit/contract.ts';
import { templateId } from '#features/templates/contract.ts';

/** The engines that can make paid pictures. */
export const engines = ['studio', 'openai', 'google'] as const;
const engine = z.enum(engines);
export type Engine = z.infer<typeof engine>;

/** The limits that operators may change, in the order of a buyer's way. */
export const limitNames = [
  'try-photo',
  'try-preview',
  'sign-up',
  'photo-upload',
  'preview',
  'draft',
  'checkout',
  'report',
] as const;
export type LimitName = (typeof limitNames)[number];

/** What a switch says now, what configuration says, and who set it; nobody if configuration decides. */
const switchState = <Value extends z.ZodMiniType>(value: Value) =>
  z.object({
    value,
    configured: value,
    changedBy: z.nullable(z.string()),
    /** ISO 8601. */
    changedAt: z.nullable(z.string()),
  });

const limit = switchState(z.int());
const variations = switchState(z.int());

/** All switches, by name. */
const switchStates = z.object({
  templates: switchState(z.object({ off: z.array(templateId) })),
  orders: switchState(z.object({ paused: z.boolean(), sentence: z.string() })),
  banner: switchState(z.object({ text: z.string() })),
  'engine.basic': switchState(engine),
  'engine.premium': switchState(engine),
  'variations.basic': variations,
  'variations.premium': variations,
  'limit.try-photo': limit,
  'limit.try-preview': limit,
  'limit.sign-up': limit,
  'limit.photo-upload': limit,
  'limit.preview': limit,
  'limit.draft': limit,
  'limit.checkout': limit,
  'limit.report': limit,
});
export type SwitchStates = z.infer<typeof switchStates>;
export type SwitchName = keyof SwitchStates;
/** The names of all switches. */
export const switchName = z.keyof(switchStates);

/** Answer of `GET /api/operator/switches`. */
export const switchesAnswer = z.object({
  switches: switchStates,
  /** The engines that configuration has keys for. */
  engines: z.array(engine),
});
export type SwitchesAnswer = z.infer<typeof switchesAnswer>;

/** The longest sentence of a banner or a pause, in characters. */
export const SENTENCE_MAX_LENGTH = 300;

/** Body of `POST /api/operator/switches/{name}`; the value's form is that of the switch. */
export const setSwitchBody = z.extend(quickActBody, { value: z.unknown() });
export type SetSwitchBody = z.infer<typeof setSwitchBody>;
