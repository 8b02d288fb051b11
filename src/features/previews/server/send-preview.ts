import type { Preview } from '@toy-twin/studio';
import type { FastifyReply } from 'fastify';

/**
 * Sends a drawn preview, whose type the reply has. The header `x-head-frame` says where its head is, such as
 * `0.31 0.2 0.34`: a square's upper left corner and its edge, in shares of the picture's.
 */
export function sendPreview(reply: FastifyReply, { picture, head }: Preview) {
  if (head)
    reply.header('x-head-frame', [head.x, head.y, head.edge].map((share) => share.toFixed(4)).join(' '));
  return reply.send(Buffer.from(picture.buffer, picture.byteOffset, picture.byteLength));
}
