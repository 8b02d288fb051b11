import { type ComponentProps, useEffect, useEffectEvent } from 'react';
import { useToast } from '#web/ui/toast.tsx';
import { useLazyComponent } from '#web/use-lazy-component.ts';
import type RedoWindow from './redo-window.tsx';

/** 'Make it again'. Its code is loaded when it is opened first. */
export function LazyRedoWindow(props: ComponentProps<typeof RedoWindow>) {
  const { Part, failed } = useLazyComponent('redo-window', () => import('./redo-window.tsx'));
  const toast = useToast();
  const giveUp = useEffectEvent(() => {
    toast('This could not be opened. Please check your internet connection and try again.');
    props.onClose();
  });
  useEffect(() => {
    if (failed) giveUp();
  }, [failed]);
  return Part && <Part {...props} />;
}
