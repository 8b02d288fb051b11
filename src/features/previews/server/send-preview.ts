import type { Preview } from '@toy-twin/studio';
import type { FastifyReply } from 'fastify';
import { HEAD_FRAME, writeHeadFrame } from '../head-frame.ts';

/** Sends a drawn preview, whose type the reply has, and with it where its head is. */
export function sendPreview(reply: FastifyReply, { picture, head }: Preview) {
  if (head) reply.header(HEAD_FRAME, writeHeadFrame(head));
  return reply.send(Buffer.from(picture.buffer, picture.byteOffset, picture.byteLength));
}
