import { installWhatIsMissing } from './install.mjs';

// A script of its own, so that CI can run it in parallel: it mostly waits for the network.
await installWhatIsMissing('test/services');
