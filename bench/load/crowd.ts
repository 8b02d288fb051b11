import { BrokenVisitError, type Shop, Visitor } from './visitor.ts';
import { everyTwenty, type Luggage, type Visit } from './visits.ts';

const TWENTY = 20;
/** They do not all come in the same moment, in seconds. */
const ARRIVE_WITHIN = 10;

/** So many people use the product until the shop closes, one visit after the other. Resolves when all have left. */
export async function runCrowd(
  people: number,
  shop: Shop,
  luggage: { owners: Luggage['owner'][]; sharePage: string; photo: Luggage['photo'] },
): Promise<void> {
  let visits = 0;
  const nextVisitor = () => {
    visits += 1;
    return new Visitor(shop, visits);
  };
  const { owners, ...same } = luggage;
  const comeAgain = async (person: number) => {
    // Of the many who come back each has an account of their own.
    const owner = owners[person % owners.length];
    if (!owner) throw new Error('Nobody has an account');
    await untilClosed(() => nextVisitor().think(ARRIVE_WITHIN));
    while (!shop.closing.aborted) {
      const visitor = nextVisitor();
      await untilClosed(() => visitOf(person)(visitor, { shop, owner, ...same }));
    }
  };
  await Promise.all(Array.from({ length: people }, (_, person) => comeAgain(person)));
}

/** A visit that broke is counted and over, and so is one during which the time ended. */
async function untilClosed(visit: () => Promise<void>): Promise<void> {
  try {
    await visit();
  } catch (error) {
    const isOver = error instanceof Error && error.name === 'AbortError';
    if (!isOver && !(error instanceof BrokenVisitError)) throw error;
  }
}

function visitOf(person: number): Visit {
  const visits = everyTwenty.flatMap(({ visit, people }) => Array.from({ length: people }, () => visit));
  const chosen = visits[person % TWENTY];
  if (!chosen) throw new Error('everyTwenty must be about 20 people');
  return chosen;
}
