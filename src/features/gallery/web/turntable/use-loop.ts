import { useEffect, useRef, useState } from 'react';
import { retryImport } from '#web/retry-import.ts';
import type { LoopKind } from './record-loop.ts';

export type Size = { width: number; height: number };

/** What becomes of the loop that was asked for last. */
export type LoopState =
  | { status: 'none' }
  | { status: 'recording'; done: number }
  | { status: 'failed' }
  | { status: 'unable' }
  | { status: 'made'; file: File; kind: LoopKind; url: string; size: Size };

/**
 * Records loops of a toy, one at a time. Its code is loaded with the first.
 * @param name of the toy, and of the file without its extension.
 */
export function useLoop(address: string, name: string, fileName: string) {
  const [state, setState] = useState<LoopState>({ status: 'none' });
  const recording = useRef(new AbortController());
  const url = state.status === 'made' ? state.url : null;
  useEffect(() => () => void (url && URL.revokeObjectURL(url)), [url]);
  useEffect(() => () => recording.current.abort(), []);

  const record = async (size: Size, wanted: LoopKind | 'best') => {
    recording.current.abort();
    recording.current = new AbortController();
    const { signal } = recording.current;
    const show = (next: LoopState) => signal.aborted || setState(next);
    show({ status: 'recording', done: 0 });
    try {
      const { loopKinds, recordLoop } = await retryImport(() => import('./record-loop.ts'));
      const kinds = await loopKinds(size);
      const kind = wanted === 'best' ? kinds[0] : kinds.find((one) => one === wanted);
      if (!kind) return show({ status: 'unable' });
      const onProgress = (done: number) => show({ status: 'recording', done });
      const loop = await recordLoop({ address, name, ...size, kind, signal, onProgress });
      const file = new File([loop], `${fileName}.${kind}`, { type: loop.type });
      if (!signal.aborted) show({ status: 'made', file, kind, url: URL.createObjectURL(file), size });
    } catch {
      show({ status: 'failed' });
    }
  };
  const cancel = () => {
    recording.current.abort();
    setState({ status: 'none' });
  };
  return { state, record, cancel };
}
