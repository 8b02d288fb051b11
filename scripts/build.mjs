import { buildWebIfChanged } from './setup/build-web.mjs';
import { installToRun } from './setup/install.mjs';
import { findNode24 } from './setup/node24.mjs';

await installToRun();
await buildWebIfChanged(findNode24());
