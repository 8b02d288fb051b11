import { type ComponentProps, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { useLazyWindow } from '#web/use-lazy-window.ts';
import type CropWindow from './crop-window.tsx';

type Props = Omit<ComponentProps<typeof CropWindow>, 'onClose'> & { className?: string };

/** Opens the window in which a photo is cropped. */
export function CropButton({ className, onWhole, ...cutting }: Props) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const useWhole =
    onWhole &&
    (() => {
      close();
      onWhole();
    });
  return (
    <>
      <Button
        variant="quiet"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
        className={className ?? ''}
      >
        Crop
      </Button>
      {open && <LazyCropWindow {...cutting} onWhole={useWhole} onClose={close} />}
    </>
  );
}

/** Loads the window's code on first use: most photos need no crop. */
function LazyCropWindow(props: ComponentProps<typeof CropWindow>) {
  const Part = useLazyWindow('crop-window', () => import('./crop-window.tsx'), props.onClose);
  return Part && <Part {...props} />;
}
