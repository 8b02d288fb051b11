import { type DragEvent, type ReactNode, type RefObject, useEffect, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { useToast } from '#web/ui/toast.tsx';
import { PhotoPlaceholder } from './photo-placeholder.tsx';

type Props = {
  /** What the panel is called. */
  label?: string;
  /** Invites a photo where there is none. */
  invitation?: string;
  /** Whether what is pasted anywhere on the page is for this panel. */
  takesPaste?: boolean;
  /** Receives the file input, so that other buttons can open the picker. */
  picker: RefObject<HTMLInputElement | null>;
  /** Receives the button that opens the picker, to restore the focus. */
  opener: RefObject<HTMLButtonElement | null>;
  onFile: (file: File) => void;
  /** True once there is a photo: `children` replace the invitation. */
  compact: boolean;
  children: ReactNode;
  /** Further buttons next to the picker, such as the camera's. */
  actions: ReactNode;
};

/** Accepts images pasted anywhere on the page; pasted text goes to the focused field. */
function usePastedFiles(onFiles: (files: FileList) => void, isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return;
    const paste = ({ clipboardData }: ClipboardEvent) => {
      if (clipboardData?.files.length) onFiles(clipboardData.files);
    };
    window.addEventListener('paste', paste);
    return () => window.removeEventListener('paste', paste);
  });
}

/** Drop zone with the file picker's button. The whole panel accepts a drop. */
export function DropPanel({
  label = 'Photo',
  invitation = 'Your face goes here',
  takesPaste = true,
  picker,
  opener,
  onFile,
  compact,
  children,
  actions,
}: Props) {
  const [over, setOver] = useState(false);
  const toast = useToast();
  const take = ([file, ...others]: FileList) => {
    if (file) onFile(file);
    if (others.length > 0) toast('One photo is enough: we used the first file.');
  };
  usePastedFiles(take, takesPaste);
  const leave = ({ currentTarget, relatedTarget }: DragEvent) => {
    if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false);
  };
  return (
    <fieldset
      onDragOver={(event) => {
        // Ignore dragged text and links.
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={leave}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        take(event.dataTransfer.files);
      }}
      className={classNames(
        'flex min-w-0 flex-col items-center gap-4 rounded-card border-3 border-dashed px-4 py-5 text-center transition-colors sm:px-8 sm:py-6',
        over ? 'border-hero bg-sun/25' : 'border-soft/60 bg-card',
      )}
    >
      <legend className="sr-only">{label}</legend>
      {compact ? children : <PhotoPlaceholder inviting={over} />}
      {!compact && <p className="text-lg font-bold">{over ? 'Drop to use this photo' : invitation}</p>}
      <div
        className={classNames(
          'flex w-full justify-center gap-3 sm:w-auto',
          compact ? 'flex-wrap *:flex-1 sm:*:flex-none' : 'flex-col sm:flex-row',
        )}
      >
        <Button
          ref={opener}
          variant={compact ? 'secondary' : 'primary'}
          size={compact ? 'md' : 'lg'}
          onClick={() => picker.current?.click()}
        >
          Upload Photo
        </Button>
        {actions}
      </div>
      {!compact && <p className="hidden text-sm text-soft sm:block">or drop a picture here, or paste one</p>}
      <input
        ref={picker}
        type="file"
        accept="image/*"
        aria-label={`${label} file`}
        tabIndex={-1}
        className="sr-only"
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          // Reset, so that the same file can be chosen again after it was removed.
          currentTarget.value = '';
          if (file) onFile(file);
        }}
      />
    </fieldset>
  );
}
