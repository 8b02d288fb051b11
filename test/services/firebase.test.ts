import { describeAccountDeletion } from './firebase/account-deletion.ts';
import { describeCalls } from './firebase/calls.ts';
import { describeEmailChange } from './firebase/email-change.ts';
import { describeEnumeration } from './firebase/enumeration.ts';
import { describeLinks } from './firebase/links.ts';
import { describeSecondFactor } from './firebase/second-factor.ts';
import { describeSigningIn } from './firebase/signing-in.ts';
import { World } from './firebase/world.ts';

// The product with Firebase's Auth emulator and SDK in a real browser.
const world = new World();
world.run();

describeSigningIn(world);
describeEnumeration(world, false);
describeEnumeration(world, true);
describeLinks(world);
describeEmailChange(world);
describeAccountDeletion(world);
describeSecondFactor(world);
describeCalls(world);
