import type { ComponentProps } from 'react';
import { useLazyWindow } from '#web/use-lazy-window.ts';
import type LookEditor from './look/look-editor.tsx';

/** 'Your look'. Its code is loaded when it is opened first. */
export function LazyLookEditor(props: ComponentProps<typeof LookEditor>) {
  const Part = useLazyWindow('look-editor', () => import('./look/look-editor.tsx'), props.onClose);
  return Part && <Part {...props} />;
}
