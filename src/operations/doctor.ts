import { runDoctor } from './doctor/run-doctor.ts';

/**
 * `npm run doctor`, or `node src/operations/doctor.ts` without npm: checks the configuration and every
 * configured service.
 */
process.exitCode = await runDoctor(process.env, (line) => process.stdout.write(`${line}\n`));
