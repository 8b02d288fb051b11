import os from 'node:os';
import sharp from 'sharp';
import workerpool from 'workerpool';
import { endWhenGreedy } from './end-when-greedy.ts';
import { limitOwnMemory } from './limit-own-memory.ts';
import { type PhotoOutcome, type Reencoding, reencodePhoto } from './reencode-photo.ts';

// A process of its own, in which the decoders see what strangers have sent. It takes one photo at a time. Where a photo
// costs too much, or a decoder crashes, this process ends alone.

/** Milliseconds, and resident bytes. Photos that may cost more are refused by their headers. */
const ALLOWANCE = { processorTime: 1_800, time: 20_000, memory: 140_000_000 };
/** Bytes of memory that may be reserved; decoders reserve more than they use. */
const MOST_RESERVED = 290_000_000;

const [niceness = '0'] = process.argv.slice(2);
// Only the administrator may give a process a higher priority than the server has.
os.setPriority(Math.max(os.getPriority(), Number(niceness)));
// One photo at a time needs no cache, and with one thread it takes less of the processor.
sharp.cache(false);
sharp.concurrency(1);
// No other parser ever sees a stranger's file, whatever it looks like; nor do gain maps of high dynamic range.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['Jpeg', 'Png', 'Webp', 'Heif'].map((format) => `VipsForeignLoad${format}`) });
// Everything is loaded before the memory is limited, and before the first photo.
const warmUp = { width: 64, height: 64, channels: 3, background: '#888888' } as const;
const limits = { pixels: 4096, shortestSide: 1, longestSide: 64, ratio: 1, memory: 1_000_000 };
await reencodePhoto(await sharp({ create: warmUp }).jpeg().toBuffer(), { limits, side: 32, pace: 'usual' });
limitOwnMemory(MOST_RESERVED);

workerpool.worker({
  async reencode(file: Buffer, how: Reencoding): Promise<PhotoOutcome> {
    const stopWatching = endWhenGreedy(ALLOWANCE);
    try {
      return await reencodePhoto(file, how);
    } finally {
      stopWatching();
    }
  },
  /** Answers once the process is ready. */
  isReady: () => true,
});
