import { installWhatIsMissing } from './install.mjs';

// By itself, so that CI can do it beside something else: it waits for the network for the most part.
await installWhatIsMissing('test/services');
