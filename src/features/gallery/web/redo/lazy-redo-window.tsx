import type { ComponentProps } from 'react';
import { useLazyWindow } from '#web/use-lazy-window.ts';
import type RedoWindow from './redo-window.tsx';

/** 'Make it again'. Its code is loaded when it is opened first. */
export function LazyRedoWindow(props: ComponentProps<typeof RedoWindow>) {
  const Part = useLazyWindow('redo-window', () => import('./redo-window.tsx'), props.onClose);
  return Part && <Part {...props} />;
}
