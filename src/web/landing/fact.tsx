import { type SiteFact, USUAL_FACTS } from '#shared/site-facts.ts';

/** What this installation says about something, in static HTML; the server inserts it (`data-fact`). */
export function Fact({ name }: { name: SiteFact }) {
  return <span data-fact={name}>{USUAL_FACTS[name]}</span>;
}
