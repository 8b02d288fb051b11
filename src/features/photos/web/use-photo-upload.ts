import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '#web/api/api-error.ts';
import { serverMessage } from '#web/api/error-message.ts';
import type { Photo } from '../contract.ts';
import { PhotoProblem, preparePhoto } from './prepare-photo.ts';
import { uploadPhoto } from './upload-photo.ts';

const UPLOAD_FAILED = 'Failed to upload your photo. Please try again.';
const NO_ANSWER = 'Your photo could not be sent. Please check your internet connection and try again.';

/** The file that was chosen and is on its way; `preview` is an address inside this page. */
export type ChosenFile = { name: string; size: number; preview: string | null };

/** A photo on its way, until `signal` says that it is not wanted any more. */
type Sending = { file: File; signal: AbortSignal };

function previewOf(file: File): string | null {
  return file.type.startsWith('image/') && !/hei[cf]/.test(file.type) ? URL.createObjectURL(file) : null;
}

function problemWords(error: Error): string {
  if (error instanceof PhotoProblem) return error.message;
  const neverArrived = error instanceof ApiError && error.status === 0;
  return serverMessage(error, neverArrived ? NO_ANSWER : UPLOAD_FAILED);
}

/**
 * Sends a chosen photo at once, so that it survives a reload and the trip to the payment page.
 * `onStored` gets the stored photo with the name and the size of the file that was chosen.
 */
export function usePhotoUpload(onStored: (photo: Photo) => void) {
  const [chosen, setChosen] = useState<ChosenFile | null>(null);
  const latest = useRef(new AbortController());
  const sending = useMutation({
    // The only call that waits for a connection, because it says so.
    networkMode: 'online',
    mutationFn: async ({ file, signal }: Sending) => uploadPhoto(await preparePhoto(file), signal),
    onSuccess: (photo, { file, signal }) => {
      if (!signal.aborted) onStored({ ...photo, fileName: file.name, size: file.size });
    },
  });

  const preview = chosen?.preview;
  useEffect(() => () => void (preview && URL.revokeObjectURL(preview)), [preview]);
  // Who cancels, goes elsewhere or logs out: nothing waits for it any more, and the next one may be somebody else.
  useEffect(() => () => latest.current.abort(), []);

  /** Somebody who removes the photo or takes another one does not want this one any more: it is not to leave the device. */
  const takeBack = () => {
    latest.current.abort();
    latest.current = new AbortController();
    return latest.current.signal;
  };
  const choose = (file: File) => {
    const signal = takeBack();
    setChosen({ name: file.name, size: file.size, preview: previewOf(file) });
    sending.mutate({ file, signal }, { onError: () => signal.aborted || setChosen(null) });
  };
  const clear = () => {
    takeBack();
    setChosen(null);
    sending.reset();
  };
  return {
    choose,
    clear,
    chosen,
    busy: sending.isPending,
    /** Without a connection it waits, and goes on by itself. */
    waiting: sending.isPaused,
    problem: sending.error ? problemWords(sending.error) : null,
  };
}

/** What the upload step needs to know of the upload. */
export type PhotoUpload = ReturnType<typeof usePhotoUpload>;
