import os from 'node:os';
import sharp from 'sharp';
import workerpool from 'workerpool';
import { endWhenGreedy } from './end-when-greedy.ts';
import { limitOwnMemory } from './limit-own-memory.ts';
import { type NormalisedPhoto, type PhotoLimits, reencodePhoto } from './reencode-photo.ts';

// A process of its own, in which the decoders see what strangers have sent. It takes one photo at a time. Where a photo
// costs too much, or a decoder crashes, this process ends alone.

/** Milliseconds, and resident bytes. Photos that may cost more are refused by their headers. */
const ALLOWANCE = { processorTime: 1_800, time: 20_000, memory: 140_000_000 };
/** Bytes of memory that may be reserved; decoders reserve more than they use. */
const MOST_RESERVED = 290_000_000;

const [niceness = '0'] = process.argv.slice(2);
os.setPriority(Number(niceness));
// One photo at a time needs no cache, and with one thread it takes less of the processor.
sharp.cache(false);
sharp.concurrency(1);
// Everything is loaded before the memory is limited, and before the first photo.
const warmUp = { width: 64, height: 64, channels: 3, background: '#888888' } as const;
await reencodePhoto(await sharp({ create: warmUp }).jpeg().toBuffer(), { pixels: 4096, side: 32 });
limitOwnMemory(MOST_RESERVED);

workerpool.worker({
  async reencode(pieces: Uint8Array[], limits: PhotoLimits): Promise<NormalisedPhoto> {
    const stopWatching = endWhenGreedy(ALLOWANCE);
    try {
      return await reencodePhoto(Buffer.concat(pieces), limits);
    } finally {
      stopWatching();
    }
  },
  /** Answers once the process is ready. */
  isReady: () => true,
});
