import { useEffect, useRef, useState } from 'react';
import { api, toApiError } from '#web/api/client.ts';
import { serverMessage } from '#web/api/error-message.ts';
import { saveBlob } from '#web/start-download.ts';
import { useToast } from '#web/ui/toast.tsx';

const ZIP_FAILED = 'The download broke off. Nothing was saved. Please try again.';

/** `POST /api/toytwins/zip`: saves the pictures of several toy twins; the browser keeps what arrives outside of the page. */
export function useZip() {
  const toast = useToast();
  const running = useRef<AbortController>(null);
  const [received, setReceived] = useState<number | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const start = async (ids: readonly string[]) => {
    const own = new AbortController();
    running.current = own;
    setReceived(0);
    try {
      const answer = await api('/api/toytwins/zip', {
        ...{ method: 'post', json: { ids }, timeout: false, signal: own.signal },
        headers: { Accept: '*/*' },
      });
      const counted = answer.body?.pipeThrough(countBytes(setReceived)) ?? null;
      saveBlob(await new Response(counted).blob(), 'toy-twins.zip');
      toast('Pictures saved');
    } catch (error) {
      if (!own.signal.aborted) toast(serverMessage(toApiError(error), ZIP_FAILED));
    }
    if (running.current === own) setReceived(null);
  };
  return {
    /** Bytes that have arrived; null while nothing is downloaded. */
    received,
    start: (ids: readonly string[]) => void start(ids),
    cancel: () => {
      running.current?.abort();
      setReceived(null);
    },
  };
}

/** Tells how many bytes have passed, at most ten times a second. */
function countBytes(tell: (bytes: number) => void): TransformStream<Uint8Array, Uint8Array> {
  let [bytes, told] = [0, 0];
  return new TransformStream({
    transform(chunk, controller) {
      bytes += chunk.byteLength;
      if (performance.now() - told > 100) {
        told = performance.now();
        tell(bytes);
      }
      controller.enqueue(chunk);
    },
  });
}
