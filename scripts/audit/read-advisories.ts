import { z } from 'zod';
import { npm } from './npm.ts';

const advisory = z.object({ title: z.string(), url: z.string(), severity: z.string() });
const report = z.object({
  vulnerabilities: z.record(
    z.string(),
    z.object({ via: z.array(z.union([z.string(), advisory])), isDirect: z.boolean() }),
  ),
});

/** One known weakness. */
export interface Advisory {
  package: string;
  /** GHSA-… */
  id: string;
  title: string;
  severity: string;
}

/** Known weaknesses as the registry lists them; undefined where it gives no advisories. */
export function readAdvisories(): Advisory[] | undefined {
  // npm exits with 1 when it finds something, and also when it cannot ask: only the answer tells.
  const { stdout } = npm('audit', '--json');
  const found = report.safeParse(parse(stdout));
  if (!found.success) return undefined;
  return Object.entries(found.data.vulnerabilities).flatMap(([name, { via }]) =>
    via.flatMap((one) =>
      // A string names another package of the list, which has the weakness itself.
      typeof one === 'string'
        ? []
        : {
            package: name,
            id: one.url.split('/').at(-1) ?? one.url,
            title: one.title,
            severity: one.severity,
          },
    ),
  );
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
