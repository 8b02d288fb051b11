import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { fileContent } from '#http/openapi.ts';
import { AppError } from '#shared/errors.ts';
import { PHOTO_MAX_BYTES, PHOTO_MESSAGES } from '../contract.ts';

/** Limits of the multipart parser for a form with one photo. */
export const photoFormLimits = { fileSize: PHOTO_MAX_BYTES, files: 1, fields: 5, parts: 6 } as const;

/** What a route that takes such a form says of itself. The handler streams the form, so it serves as documentation only. */
export const photoForm = {
  validatorCompiler: () => (value: unknown) => ({ value }),
  schema: {
    description: 'A form with one picture as its field `photo`.',
    body: z.object({ photo: fileContent }),
    consumes: ['multipart/form-data'],
  },
};

/**
 * The photo of a form that is arriving; its bytes are still to be read.
 * @throws {AppError} `bad_request` if there is none, or the form cannot be read.
 */
export async function readPhotoForm(request: FastifyRequest): Promise<MultipartFile> {
  if (!request.isMultipart()) throw new AppError('bad_request', PHOTO_MESSAGES.missing);
  const file = await request.file().catch(refuseUnreadable);
  if (!file) throw new AppError('bad_request', PHOTO_MESSAGES.missing);
  return file;
}

/** A form field may lack a file name, although the parser's types say otherwise. */
export function fileNameOf({ filename }: { filename: string | undefined }): string {
  return filename ?? 'photo';
}

/**
 * Errors without a status mean that the form is malformed or truncated; errors with a status pass through.
 */
function refuseUnreadable(cause: unknown): never {
  if (cause instanceof Error && 'statusCode' in cause) throw cause;
  throw new AppError('bad_request', PHOTO_MESSAGES.unreadable, { cause });
}
