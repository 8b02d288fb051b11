import { runDoctor } from './doctor/run-doctor.ts';

/** `npm run doctor`, and `node src/operations/doctor.ts` where there is no npm: is everything that is configured there? */
process.exitCode = await runDoctor(process.env, (line) => process.stdout.write(`${line}\n`));
