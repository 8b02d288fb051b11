import { type ComponentType, useEffect, useEffectEvent } from 'react';
import { useToast } from './ui/toast.tsx';
import { useLazyComponent } from './use-lazy-component.ts';

/**
 * Loads a window's code when it is opened first. If that fails, it says so and calls `onClose`.
 * @param name distinguishes it from other components.
 * @returns the window once loaded.
 */
export function useLazyWindow<Props>(
  name: string,
  load: () => Promise<{ default: ComponentType<Props> }>,
  onClose: () => void,
): ComponentType<Props> | undefined {
  const { Part, failed } = useLazyComponent(name, load);
  const toast = useToast();
  const giveUp = useEffectEvent(() => {
    toast('This could not be opened. Please check your internet connection and try again.');
    onClose();
  });
  useEffect(() => {
    if (failed) giveUp();
  }, [failed]);
  return Part;
}
