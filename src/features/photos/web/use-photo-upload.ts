import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { ApiError } from '#web/api/api-error.ts';
import { sendJson } from '#web/api/client.ts';
import { serverMessage } from '#web/api/error-message.ts';
import { retryImport } from '#web/retry-import.ts';
import type { Photo } from '../contract.ts';
import { PhotoError } from './photo-error.ts';

const UPLOAD_FAILED = 'Failed to upload your photo. Please try again.';
const NO_ANSWER = 'Your photo could not be sent. Please check your internet connection and try again.';

/** The chosen file while it uploads; `preview` is an object URL. */
export type ChosenFile = { name: string; size: number; preview: string | null };

/** An upload in progress; `signal` aborts it. */
type Sending = { file: File; signal: AbortSignal };

function previewOf(file: File): string | null {
  return file.type.startsWith('image/') && !/hei[cf]/.test(file.type) ? URL.createObjectURL(file) : null;
}

function messageFor(error: Error): string {
  if (error instanceof PhotoError) return error.message;
  const neverArrived = error instanceof ApiError && error.status === 0;
  return serverMessage(error, neverArrived ? NO_ANSWER : UPLOAD_FAILED);
}

/** `POST /api/photos/expected`: only saves time, so nothing waits for it and a failure is not reported. */
function announcePhoto(): void {
  void sendJson(z.undefined(), 'post', '/api/photos/expected').catch(() => undefined);
}

/** A photo as its owner knows it: name and size, in bytes, of the original file. */
type Named = { fileName: string; size: number };

/** Sends a photo and reports the progress. An abort of `signal` is rethrown unchanged. */
type Upload<Stored> = (
  file: File,
  signal: AbortSignal,
  onProgress: (share: number) => void,
) => Promise<Stored>;

/**
 * Uploads a chosen photo immediately, so that it survives a reload and the visit to the payment page.
 * `onStored` receives the stored photo with the original file's name and size.
 */
export function usePhotoUpload<Stored extends object>(
  upload: Upload<Stored>,
  onStored: (photo: Stored & Named) => void,
) {
  const [chosen, setChosen] = useState<ChosenFile | null>(null);
  /** Which share of the photo has been sent, 0 to 1. */
  const [sent, setSent] = useState(0);
  const latest = useRef(new AbortController());
  const sending = useMutation({
    // The only call that waits for a connection, because the page shows that it is waiting.
    networkMode: 'online',
    mutationFn: async ({ file, signal }: Sending) => {
      const { sendPrepared } = await retryImport(() => import('./send-prepared.ts'));
      return sendPrepared(file, (prepared) =>
        upload(prepared, signal, (share) => signal.aborted || setSent(share)),
      );
    },
    onSuccess: (photo, { file, signal }) => {
      if (!signal.aborted) onStored({ ...photo, fileName: file.name, size: file.size });
    },
  });

  const preview = chosen?.preview;
  useEffect(() => () => void (preview && URL.revokeObjectURL(preview)), [preview]);
  // Abort on unmount (navigation, logging out): the next user of this page may be somebody else.
  useEffect(() => () => latest.current.abort(), []);

  useEffect(announcePhoto, []);

  /** Aborts the upload of a removed or replaced photo, so that it does not leave the device. */
  const takeBack = () => {
    latest.current.abort();
    latest.current = new AbortController();
    return latest.current.signal;
  };
  const choose = (file: File) => {
    const signal = takeBack();
    setSent(0);
    setChosen({ name: file.name, size: file.size, preview: previewOf(file) });
    sending.mutate({ file, signal }, { onError: () => signal.aborted || setChosen(null) });
  };
  const clear = () => {
    takeBack();
    setChosen(null);
    sending.reset();
  };
  /** Takes a photo that is stored already. */
  const reuse = (photo: Stored & Named) => {
    clear();
    onStored(photo);
  };
  return {
    choose,
    reuse,
    clear,
    chosen,
    busy: sending.isPending,
    sent,
    /** True without a connection; the upload resumes by itself. */
    waiting: sending.isPaused,
    problem: sending.error ? messageFor(sending.error) : null,
  };
}

/** Upload state and actions for the upload step. */
export type PhotoUpload = ReturnType<typeof usePhotoUpload<Photo>>;
