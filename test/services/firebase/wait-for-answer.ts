import type { ChildProcess } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';

/** Waits until the started program answers at its address. @throws with its output if it ends before. */
export async function waitForAnswer(running: ChildProcess, address: string): Promise<void> {
  let printed = '';
  for (const output of [running.stdout, running.stderr]) {
    output?.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
    });
  }
  while (!(await answers(address))) {
    if (running.exitCode !== null) throw new Error(`It ended with ${running.exitCode}:\n${printed}`);
    await sleep(200);
  }
}

async function answers(address: string): Promise<boolean> {
  const response = await fetch(address).catch(() => null);
  return response?.ok ?? false;
}
