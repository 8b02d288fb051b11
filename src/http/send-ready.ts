import type { FastifyReply } from 'fastify';
import { REQUEST_ID_HEADER } from './request-id.ts';

/** An answer of which everything was known before anybody asked for it. */
export interface ReadyAnswer {
  /** Names and values in turn, the length among them. */
  headers: string[];
  body: Buffer;
}

/** @returns `body` as an answer that is sent again and again. */
export function readyAnswer(body: Buffer, headers: Record<string, string>): ReadyAnswer {
  return { body, headers: Object.entries({ ...headers, 'content-length': String(body.length) }).flat() };
}

/**
 * Sends an answer past the framework's way of collecting headers one by one, which takes longer than all else that such
 * an answer needs (decision 028). Of what was set before, the status and the id of a call go along; asking for all
 * of it would take as long again.
 */
export function sendReady(reply: FastifyReply, { headers, body }: ReadyAnswer): FastifyReply {
  const id = reply.getHeader(REQUEST_ID_HEADER);
  if (id) reply.raw.setHeader(REQUEST_ID_HEADER, id);
  reply.hijack();
  reply.raw.writeHead(reply.statusCode, headers).end(body);
  return reply;
}
