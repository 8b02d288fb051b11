import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { type ActValues, actKinds, actSteps } from './contract.ts';

/**
 * What operators did. Rows are only added: a trigger refuses any change but that of the next sentence (the migration
 * `operator`). When a person deletes their account, their uid, the reason and, unless it is about an order, the values
 * become null.
 */
export const audit = pgTable(
  'audit',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** Of one press. The same press sent twice has one row for each step. */
    actId: uuid('act_id').notNull(),
    step: text('step', { enum: actSteps }).notNull(),
    at: timestamp('at', { withTimezone: true, precision: 3 }).notNull(),
    /** The operator's email address at that time. */
    operator: text('operator').notNull(),
    kind: text('kind', { enum: actKinds }).notNull(),
    orderId: uuid('order_id'),
    toytwinId: uuid('toytwin_id'),
    person: text('person'),
    subject: text('subject'),
    why: text('why'),
    before: jsonb('before').$type<ActValues>(),
    after: jsonb('after').$type<ActValues>(),
  },
  (table) => [
    uniqueIndex('audit_act').on(table.actId, table.step),
    index('audit_at').on(table.at.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('audit_order').on(table.orderId).where(sql`order_id is not null`),
    index('audit_person').on(table.person).where(sql`person is not null`),
  ],
);
/** One line of the audit as it is stored. */
export type AuditRow = typeof audit.$inferSelect;
