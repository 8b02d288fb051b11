import { lookChoices } from '@toy-twin/studio/look';
import * as z from 'zod/mini';
import { type Design, design } from '../contract.ts';

const fields = z.catch(z.record(z.string(), z.unknown()), {});

/**
 * Reads a stored design. Choices that this version does not know, such as a hairstyle that is no longer offered, are left
 * out; the rest stays.
 */
export function readDesign(stored: unknown): Design {
  const given = fields.parse(stored);
  const look = given.look && keepReadable(lookChoices.shape, fields.parse(given.look));
  return design.parse(keepReadable(design.shape, { ...given, look }));
}

function keepReadable(
  shape: Record<string, z.core.$ZodType>,
  stored: Record<string, unknown>,
): Record<string, unknown> {
  const readable = Object.entries(shape).filter(
    ([name, schema]) => stored[name] !== undefined && z.core.safeParse(schema, stored[name]).success,
  );
  return Object.fromEntries(readable.map(([name]) => [name, stored[name]]));
}
