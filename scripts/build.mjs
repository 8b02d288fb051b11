import { buildWebIfChanged } from './setup/build-web.mjs';
import { installWhatIsMissing } from './setup/install.mjs';
import { findNode24 } from './setup/node24.mjs';

await installWhatIsMissing();
await buildWebIfChanged(findNode24());
