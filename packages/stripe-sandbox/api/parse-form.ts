import { invalidRequest } from './api-error.ts';

type Branch = Map<string, Branch | string>;
export type FormValue = string | FormValue[] | { [name: string]: FormValue };

const MAXIMUM_DEPTH = 8;

/**
 * Reads a form-encoded text with nested keys, as the provider's clients send it: `a[b]=1` is `{ a: { b: '1' } }`,
 * `a[0][b]=1` and `a[][b]=1` are lists. All values stay texts.
 * @throws {ApiError} when a key is nested too deeply or is both a value and a parent.
 */
export function parseForm(text: string): { [name: string]: FormValue } {
  const root: Branch = new Map();
  for (const [key, value] of new URLSearchParams(text)) insert(root, key, value);
  return Object.fromEntries([...root].map(([name, child]) => [name, toValue(child)]));
}

function insert(root: Branch, key: string, value: string): void {
  const path = key.replaceAll(']', '').split('[');
  if (path.length > MAXIMUM_DEPTH) throw invalidRequest(`Invalid parameter: ${key}`, { param: key });
  let branch = root;
  for (const [depth, segment] of path.entries()) {
    const name = segment === '' ? String(branch.size) : segment;
    const child = branch.get(name);
    if (depth === path.length - 1) {
      if (child instanceof Map) throw invalidRequest(`Invalid parameter: ${key}`, { param: key });
      branch.set(name, value);
      return;
    }
    if (typeof child === 'string') throw invalidRequest(`Invalid parameter: ${key}`, { param: key });
    const next: Branch = child ?? new Map();
    branch.set(name, next);
    branch = next;
  }
}

function toValue(node: Branch | string): FormValue {
  if (typeof node === 'string') return node;
  const names = [...node.keys()];
  if (names.every((name) => /^\d+$/.test(name))) return [...node.values()].map(toValue);
  return Object.fromEntries([...node].map(([name, child]) => [name, toValue(child)]));
}
