import { eq } from 'drizzle-orm';
import type { ActValues } from '#features/operator/audit/contract.ts';
import { type Act, actInDatabase } from '#features/operator/audit/server/act.ts';
import { templateIds } from '#features/templates/contract.ts';
import type { Database } from '#services/database/index.ts';
import type { Services } from '#services/index.ts';
import type { SwitchName, SwitchValues } from '#services/switches/definitions.ts';
import type { Switches } from '#services/switches/index.ts';
import { resetSwitch, setSwitch } from '#services/switches/set-switch.ts';
import { switches as table } from '#services/switches/tables.ts';
import { AppError } from '#shared/errors.ts';
import { offTemplates } from './off-templates.ts';

type Needs = Pick<Services, 'database' | 'switches'>;
type PressedAct = Omit<Act, 'kind' | 'about'>;

/**
 * Sets a switch, with a line in the audit.
 * @throws {AppError} `bad_request` for a value that it cannot have.
 */
export async function changeSwitch(services: Needs, act: PressedAct, name: SwitchName, given: unknown) {
  const { database, switches } = services;
  const value = readValue(switches, name, given);
  const answer = await actInDatabase(
    { database },
    { ...act, kind: 'switch.set', about: { subject: name } },
    async (transaction) => {
      const before = await readStored(transaction, switches, name);
      await setSwitch(transaction, name, value, act.operator.email);
      return { before: flatten(before), after: flatten(value) };
    },
  );
  await switches.readAgain();
  return answer;
}

/** Lets configuration decide again, with a line in the audit. */
export async function resetToConfiguration(services: Needs, act: PressedAct, name: SwitchName) {
  const { database, switches } = services;
  const answer = await actInDatabase(
    { database },
    { ...act, kind: 'switch.reset', about: { subject: name } },
    async (transaction) => {
      const before = await readStored(transaction, switches, name);
      await resetSwitch(transaction, name);
      return { before: flatten(before), after: flatten(switches.definitions[name].configured) };
    },
  );
  await switches.readAgain();
  return answer;
}

function readValue(switches: Switches, name: SwitchName, given: unknown): SwitchValues[SwitchName] {
  const parsed = switches.definitions[name].schema.safeParse(given);
  if (!parsed.success) throw invalid(parsed.error.issues[0]?.message ?? 'This value does not fit.');
  if (name !== 'templates') return parsed.data;
  const { off } = offTemplates(switches.definitions.templates.schema.parse(given));
  if (off.length === templateIds.length) throw invalid('At least one box stays on.');
  return { off };
}

const invalid = (message: string) => new AppError('bad_request', message, { field: 'value' });

/** What the switch says in the database; another process may have just set it. */
async function readStored(transaction: Database, { definitions }: Switches, name: SwitchName) {
  const [row] = await transaction.select().from(table).where(eq(table.name, name)).for('update');
  const { schema, configured } = definitions[name];
  return schema.safeParse(row?.value).data ?? configured;
}

/** A value as the audit keeps it. */
function flatten(value: SwitchValues[SwitchName]): ActValues {
  if (typeof value !== 'object') return { value };
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, Array.isArray(part) ? part.join(', ') : part]),
  );
}
