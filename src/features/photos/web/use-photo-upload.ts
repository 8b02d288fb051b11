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
/** How many shots of the camera are kept in the page, to be compared. */
const MOST_SHOTS = 3;
const NO_ANSWER = 'Your photo could not be sent. Please check your internet connection and try again.';

/** The chosen file while it uploads; `preview` is an object URL. */
export type ChosenFile = { name: string; size: number; preview: string | null };

/** An upload in progress; `signal` aborts it. */
type Sending = { file: File; replaces: boolean; signal: AbortSignal };

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
 * `onStored` receives the stored photo with the original file's name and size, and whether it replaces the one before: a
 * part cut out of it, or another shot of the camera.
 */
export function usePhotoUpload<Stored extends object>(
  upload: Upload<Stored>,
  onStored: (photo: Stored & Named, replaces: boolean) => void,
) {
  const [chosen, setChosen] = useState<ChosenFile | null>(null);
  /** What was chosen last, and what was sent of it last. They stay in this page. */
  const [files, setFiles] = useState<{ original: File; sent: File } | null>(null);
  /** Which share of the photo has been sent, 0 to 1. */
  const [sent, setSent] = useState(0);
  /** The last photos taken with the camera, the newest last. */
  const [shots, setShots] = useState<File[]>([]);
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
    onSuccess: (photo, { file, replaces, signal }) => {
      if (!signal.aborted) onStored({ ...photo, fileName: file.name, size: file.size }, replaces);
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
  const start = (file: File, replaces: boolean) => {
    const signal = takeBack();
    setSent(0);
    setChosen({ name: file.name, size: file.size, preview: previewOf(file) });
    sending.mutate({ file, replaces, signal }, { onError: () => signal.aborted || setChosen(null) });
  };
  const choose = (file: File) => {
    setFiles({ original: file, sent: file });
    start(file, false);
  };
  /** Takes a shot of the camera, a new one or one of the last, in place of the shot before. */
  const chooseShot = (shot: File) => {
    if (!shots.includes(shot)) setShots([...shots, shot].slice(-MOST_SHOTS));
    setFiles({ original: shot, sent: shot });
    start(shot, shots.length > 0);
  };
  /** Sends a part in place of the photo; the photo as it was chosen remains in this page, to be cropped anew. */
  const cut = (part: File) => {
    setFiles({ original: files?.original ?? part, sent: part });
    start(part, true);
  };
  /** Sends the whole photo again after a part of it. */
  const uncut = () => files && cut(files.original);
  const clear = () => {
    takeBack();
    setChosen(null);
    setFiles(null);
    setShots([]);
    sending.reset();
  };
  /** Takes a photo that is stored already. */
  const reuse = (photo: Stored & Named) => {
    clear();
    onStored(photo, false);
  };
  return {
    choose,
    chooseShot,
    shots,
    cut,
    /** Undefined where the whole photo is shown already, or this page no longer has it. */
    uncut: files && files.original !== files.sent ? uncut : undefined,
    original: files?.original ?? null,
    sentFile: files?.sent ?? null,
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
