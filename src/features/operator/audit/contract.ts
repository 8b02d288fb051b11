import * as z from 'zod/mini';
import { type FlatValues, flatValues } from '#shared/flat-values.ts';

/** Everything that an operator can do, as the audit names it. */
export const actKinds = [
  'operator.add',
  'operator.remove',
  'switch.set',
  'switch.reset',
  'word.set',
  'word.remove',
  'person.block',
  'person.unblock',
  'person.confirm_email',
  'person.change_email',
  'person.export',
  'person.delete',
  'inbox.show',
  'inbox.answer',
  'inbox.new',
  'inbox.done',
  'page.close',
  'page.keep',
  'page.allow',
  'order.refund',
  'order.release',
  'order.make_again',
  'order.grant_redo',
  'order.send_mail',
  'order.answered',
  'order.show',
] as const;
export type ActKind = (typeof actKinds)[number];

/**
 * How far an act is. One that asks somebody else first, such as the payment provider, is `asked`, then `done` or
 * `refused`; any other is only `done`.
 */
export const actSteps = ['asked', 'done', 'refused'] as const;
export type ActStep = (typeof actSteps)[number];

/** What was before an act or after it: names and plain values, never a person's data. */
export const actValues = flatValues;
export type ActValues = FlatValues;

/** One line of the audit. */
export const auditEntry = z.object({
  id: z.string(),
  at: z.string(),
  /** The operator's email address, or 'command line'. */
  operator: z.string(),
  kind: z.enum(actKinds),
  step: z.enum(actSteps),
  orderId: z.nullable(z.string()),
  toytwinId: z.nullable(z.string()),
  /** The uid of the person whom it was about; null also after they deleted their account. */
  person: z.nullable(z.string()),
  /** What it was about, if it was none of these. */
  subject: z.nullable(z.string()),
  why: z.nullable(z.string()),
  before: z.nullable(actValues),
  after: z.nullable(actValues),
});
export type AuditEntry = z.infer<typeof auditEntry>;

/** A page of the audit, newest first. */
export const auditPage = z.object({ entries: z.array(auditEntry), nextCursor: z.nullable(z.string()) });

/** The longest reason for an act, in characters. */
export const WHY_MAX_LENGTH = 500;

/** What every act sends: its own id, so that the same press counts once, and the reason. */
export const actBody = z.object({
  /** Made when the dialog opens. */
  actId: z.uuid(),
  why: z
    .string()
    .check(
      z.trim(),
      z.minLength(3, 'Please say why.'),
      z.maxLength(WHY_MAX_LENGTH, 'Please keep it shorter.'),
    ),
});
export type ActBody = z.infer<typeof actBody>;

/** As {@link actBody}, for acts that need no reason. */
export const quickActBody = z.object({ actId: z.uuid(), why: z.optional(actBody.shape.why) });

/** The answer to an act. */
export const actAnswer = z.object({
  step: z.enum(actSteps),
  /** What the payment provider or another service said when it refused. */
  refusal: z.nullable(z.string()),
});
export type ActAnswer = z.infer<typeof actAnswer>;
