import { installEverything } from './setup/install.mjs';

// node scripts/install.mjs [FOLDER]: installs all packages of the product and its contributors, or of a folder with a
// lockfile of its own, unless they are installed.
await installEverything(process.argv[2]);
