import { readFileSync, writeFileSync } from 'node:fs';

// Binaries inside packages come as one optional package per platform. A registry that carries only this
// machine's makes npm write a lockfile without the others, and `npm ci` then refuses it everywhere. This adds
// the missing ones with the exact versions that their parents ask for. Some registries also leave out which C library a
// binary is for; npm then installs both. Run it after adding a package: node scripts/complete-lockfile.mjs [FOLDER]

const SYSTEMS = [
  'aix',
  'android',
  'darwin',
  'freebsd',
  'linux',
  'netbsd',
  'openbsd',
  'openharmony',
  'sunos',
  'win32',
];
const PROCESSORS = [
  'arm64',
  'arm',
  'ia32',
  'loong64',
  'mips64el',
  'ppc64',
  'riscv64',
  's390x',
  'x64',
  'wasm32',
];
const SPELLINGS = { linuxmusl: 'linux', windows: 'win32', armv7: 'arm', gnueabihf: 'arm' };

const file = `${process.argv[2] ?? '.'}/package-lock.json`;
const lock = JSON.parse(readFileSync(file, 'utf8'));
let added = 0;
for (const parent of Object.values(lock.packages)) {
  for (const [name, range] of Object.entries(parent.optionalDependencies ?? {})) {
    const entry = `node_modules/${name}`;
    if (lock.packages[entry] || !/^\d/.test(range)) continue;
    lock.packages[entry] = { version: range, ...platformOf(name), optional: true };
    added += 1;
  }
}
let corrected = 0;
for (const [entry, found] of Object.entries(lock.packages)) {
  const { libc } = platformOf(entry);
  if (!found.optional || found.libc || !libc) continue;
  found.libc = libc;
  corrected += 1;
}
lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)));
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
process.stdout.write(
  `${added} packages of other platforms added, ${corrected} told which C library they need\n`,
);

function platformOf(name) {
  const words = name.split(/[-/_]/).map((word) => SPELLINGS[word] ?? word);
  const cpu = PROCESSORS.filter((processor) => words.includes(processor));
  const os = cpu.includes('wasm32') ? [] : SYSTEMS.filter((system) => words.includes(system));
  const libc = name.includes('musl') ? ['musl'] : [];
  return {
    ...(libc.length && { libc }),
    ...(cpu.length && { cpu: cpu.slice(0, 1) }),
    ...(os.length && { os }),
  };
}
