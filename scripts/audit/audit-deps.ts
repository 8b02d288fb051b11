import { mkdirSync, writeFileSync } from 'node:fs';
import { ADVISORY_EXCEPTIONS, LICENCE_EXCEPTIONS, SCRIPT_EXCEPTIONS } from './exceptions.ts';
import { isAllowed } from './licences.ts';
import { npm } from './npm.ts';
import { readAdvisories } from './read-advisories.ts';
import { type Package, readPackages } from './read-packages.ts';

const SBOM = 'build/sbom.cdx.json';
const packages = readPackages();
const problems: string[] = [];
const say = (line: string) => process.stdout.write(`${line}\n`);

say(`${packages.length} packages, ${packages.filter(({ isDev }) => !isDev).length} of them in production\n`);
checkLicences();
checkScripts();
checkDeprecated();
checkWeaknesses();
writeSbom();
say(problems.length === 0 ? '\nNothing that is not explained.' : `\nNot explained:\n${problems.join('\n')}`);
process.exitCode = problems.length === 0 ? 0 : 1;

function checkLicences(): void {
  say('Licences');
  const byLicence = Map.groupBy(
    packages,
    ({ licence, isInstalled }) =>
      licence ?? (isInstalled ? 'none named' : 'not named by the lockfile, for other systems'),
  );
  for (const [licence, { length }] of [...byLicence].sort((a, b) => b[1].length - a[1].length))
    say(`  ${String(length).padStart(4)}  ${licence}`);
  const odd = packages.filter(({ licence, isInstalled }) => (licence ? !isAllowed(licence) : isInstalled));
  explain(odd, LICENCE_EXCEPTIONS, ({ licence }) => licence ?? 'no licence named');
}

function checkScripts(): void {
  say('\nInstall scripts');
  explain(
    packages.filter(({ hasScript }) => hasScript),
    SCRIPT_EXCEPTIONS,
    () => 'runs a script when it is installed',
  );
}

function checkDeprecated(): void {
  const gone = packages.filter(({ deprecated }) => deprecated);
  say(`\nDeprecated by their authors: ${gone.length}`);
  for (const { name, deprecated } of gone) say(`  ${name}: ${deprecated}`);
}

function checkWeaknesses(): void {
  say('\nKnown weaknesses');
  const found = readAdvisories();
  if (!found) say('  not checked: the registry gives no advisories. Run this again where it does.');
  if (found?.length === 0) say('  none');
  for (const { package: name, id, title, severity } of found ?? []) {
    const reason = ADVISORY_EXCEPTIONS[id];
    say(`  ${severity} ${name}: ${title} (${id})${reason ? `; does not reach us: ${reason}` : ''}`);
    if (!reason) problems.push(`  ${name}: ${title} (${id})`);
  }
}

function writeSbom(): void {
  const { status, stdout } = npm('sbom', '--sbom-format=cyclonedx', '--omit=dev', '--package-lock-only');
  if (status !== 0) {
    problems.push('  the bill of materials could not be written');
    return;
  }
  mkdirSync('build', { recursive: true });
  writeFileSync(SBOM, stdout);
  say(`\nBill of materials (CycloneDX): ${SBOM}`);
}

/** Lists packages with their reason; without one they are problems. */
function explain(
  found: readonly Package[],
  reasons: Readonly<Record<string, string>>,
  what: (one: Package) => string,
): void {
  const byReason = Map.groupBy(found, ({ name }) => reasonOf(name, reasons));
  for (const [reason, ones] of byReason) {
    const names = ones.map(({ name, version }) => `${name} ${version}`);
    const shown = names.length > 3 ? `${names[0]} and ${names.length - 1} like it` : names.join(', ');
    if (reason) say(`  ${shown}: ${reason}`);
    else problems.push(...ones.map((one) => `  ${one.name} ${one.version}: ${what(one)}`));
  }
}

function reasonOf(name: string, reasons: Readonly<Record<string, string>>): string | undefined {
  if (Object.hasOwn(reasons, name)) return reasons[name];
  const start = Object.keys(reasons).find((known) => name.startsWith(`${known}-`));
  return start && reasons[start];
}
