import { type ComponentProps, useEffect, useEffectEvent } from 'react';
import { useToast } from '#web/ui/toast.tsx';
import { useLazyComponent } from '#web/use-lazy-component.ts';
import type LookEditor from './look/look-editor.tsx';

/** 'Your look'. Its code is loaded when it is opened first. */
export function LazyLookEditor(props: ComponentProps<typeof LookEditor>) {
  const { Part, failed } = useLazyComponent('look-editor', () => import('./look/look-editor.tsx'));
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
