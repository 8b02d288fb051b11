import type { FastifyReply } from 'fastify';
import { REQUEST_ID_HEADER } from './request-id.ts';

/** A prepared answer: body and headers are known in advance. */
export interface ReadyAnswer {
  /** Alternating names and values, including the content length. */
  headers: string[];
  body: Buffer;
}

/** Prepares `body` as an answer that can be sent many times. */
export function readyAnswer(body: Buffer, headers: Record<string, string>): ReadyAnswer {
  return { body, headers: Object.entries({ ...headers, 'content-length': String(body.length) }).flat() };
}

/**
 * Writes a prepared answer directly to the socket. Fastify collects headers one by one, which takes longer
 * than everything else about such an answer (decision 025). Of the headers set before, only the status and
 * the call's id are kept; reading all of them would take as long again.
 */
export function sendReady(reply: FastifyReply, { headers, body }: ReadyAnswer): FastifyReply {
  const id = reply.getHeader(REQUEST_ID_HEADER);
  if (id) reply.raw.setHeader(REQUEST_ID_HEADER, id);
  reply.hijack();
  reply.raw.writeHead(reply.statusCode, headers).end(body);
  return reply;
}
