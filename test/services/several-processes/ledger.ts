import { runSql } from '../../postgres/postgres-server.ts';

/** Totals over all orders of an installation. */
export interface Ledger {
  orders: number;
  captured: number;
  /** Charges at the provider, and the number of webhook events about charges. */
  charges: number;
  chargeNotices: number;
  completed: number;
  /** Generations of pictures: one per paid order, and its second variation. */
  versions: number;
  variations: number;
  /** Completed generation jobs, and those that a stopping process handed back. */
  jobs: number;
  handedBack: number;
}

const QUERY = `select
  (select count(*)::int from orders) orders,
  (select count(*)::int from orders where status = 'captured') captured,
  (select count(*)::int from sandbox_payment_intents where status = 'succeeded') charges,
  (select count(*)::int from sandbox_events where type = 'payment_intent.succeeded') "chargeNotices",
  (select count(*)::int from toytwins where status = 'completed') completed,
  (select count(*)::int from versions where order_id is not null) versions,
  (select count(*)::int from versions where variation_status is not null) variations,
  (select count(*)::int from jobs.job where name = 'generate-toytwin' and state = 'completed'
    and output is distinct from '{"handedBack": true}'::jsonb) jobs,
  (select count(*)::int from jobs.job where name = 'generate-toytwin'
    and output = '{"handedBack": true}'::jsonb) "handedBack"`;

export async function readLedger(databaseUrl: string): Promise<Ledger> {
  const { rows } = await runSql(databaseUrl, QUERY);
  return rows[0];
}
