import { and, desc, eq, inArray, lt } from 'drizzle-orm';
import { type Answer, resourceMissing } from '../api/api-error.ts';
import type { Scope } from '../scope.ts';
import { sandboxEvents } from '../tables.ts';

type Input = { types?: string[] | undefined; limit: number; starting_after?: string | undefined };

/** Events, newest first, delivered or not. */
export async function listEvents(scope: Scope, { types, limit, starting_after }: Input): Promise<Answer> {
  const before = starting_after === undefined ? undefined : await positionOf(scope, starting_after);
  const found = await scope.tx
    .select({ body: sandboxEvents.body })
    .from(sandboxEvents)
    .where(
      and(
        types && inArray(sandboxEvents.type, types),
        before === undefined ? undefined : lt(sandboxEvents.position, before),
      ),
    )
    .orderBy(desc(sandboxEvents.position))
    .limit(limit + 1);
  const data: unknown[] = found.slice(0, limit).map(({ body }) => JSON.parse(body));
  return { status: 200, body: { object: 'list', url: '/v1/events', has_more: found.length > limit, data } };
}

async function positionOf(scope: Scope, id: string): Promise<number | undefined> {
  const [event] = await scope.tx
    .select({ position: sandboxEvents.position })
    .from(sandboxEvents)
    .where(eq(sandboxEvents.id, id));
  if (!event) throw resourceMissing('event', id);
  return event.position ?? undefined;
}
