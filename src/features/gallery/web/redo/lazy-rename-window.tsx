import type { ComponentProps } from 'react';
import { useLazyWindow } from '#web/use-lazy-window.ts';
import type RenameWindow from './rename-window.tsx';

/** 'Rename'. Its code is loaded when it is opened first. */
export function LazyRenameWindow(props: ComponentProps<typeof RenameWindow>) {
  const Part = useLazyWindow('rename-window', () => import('./rename-window.tsx'), props.onClose);
  return Part && <Part {...props} />;
}
