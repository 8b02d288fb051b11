import type { LookChoices } from '@toy-twin/studio/look';
import * as Dialog from 'radix-ui/dialog';
import * as Tabs from 'radix-ui/tabs';
import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { useReturnFocus } from '#web/ui/use-return-focus.ts';
import { type LookField, type LookValue, lookTabs, withChoice } from './look-fields.ts';
import { LookPanel, type LookWords } from './look-panel.tsx';
import { LookStage, type ShownPreview } from './look-stage.tsx';

type Props = {
  /** What the window is called. */
  title?: string;
  photo: { sourceImage: string; thumbnail: string };
  look: LookChoices;
  words: LookWords;
  /** The look of the person's last toy twin. */
  remembered: LookChoices | null;
  preview: ShownPreview;
  onChange: (look: LookChoices) => void;
  onClose: () => void;
};

/**
 * 'Your look', in its own chunk: the preview large, and the choices on a sheet below it or, on a wide screen, next to
 * it. Each choice counts at once; closing keeps them.
 */
export default function LookEditor(props: Props) {
  const { title = 'Your look', photo, look, words, remembered, preview, onChange, onClose } = props;
  const returnFocus = useReturnFocus();
  const [changes, setChanges] = useState(0);
  const change = (next: LookChoices) => {
    setChanges(changes + 1);
    onChange(next);
  };
  const choose = (field: LookField, value: LookValue) => change(withChoice(look, field, value));
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Content
          aria-describedby={undefined}
          onCloseAutoFocus={returnFocus}
          className="pegboard fixed inset-0 z-50 flex flex-col overflow-y-auto bg-paper text-ink lg:flex-row tall:overflow-y-hidden sideways:flex-row"
        >
          <LookStage preview={preview} changes={changes} />
          <Tabs.Root
            defaultValue="skin"
            // Each tab may have to draw: arrow keys move along the tabs, Enter opens one.
            activationMode="manual"
            className="flex flex-col rounded-t-card border-t-2 border-edge bg-card lg:w-[32rem] lg:rounded-none lg:border-t-0 lg:border-l-2 tall:min-h-0 tall:flex-1 lg:tall:flex-none sideways:w-1/2 sideways:overflow-y-auto sideways:rounded-none sideways:border-t-0 sideways:border-l-2"
          >
            <Heading title={title} />
            <LookTabs look={look} />
            {lookTabs.map((tab) => (
              <Tabs.Content
                key={tab.id}
                value={tab.id}
                className="p-3 focus-visible:-outline-offset-4 sm:p-4 tall:min-h-0 tall:flex-1 tall:overflow-y-auto"
              >
                <LookPanel tab={tab} photo={photo} look={look} words={words} onChoose={choose} />
              </Tabs.Content>
            ))}
            <Footer look={look} remembered={remembered} onChange={change} onClose={onClose} />
          </Tabs.Root>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** On a phone 'Done' closes the sheet, so that its height is left to the choices. */
function Heading({ title }: { title: string }) {
  return (
    <div className="flex items-center gap-4 px-4 pt-3 lg:pt-4">
      <Dialog.Title className="flex-1 text-2xl max-lg:sr-only">{title}</Dialog.Title>
      <Dialog.Close
        aria-label="Close"
        className="-mr-2 grid size-11 shrink-0 place-items-center rounded-lg text-2xl hover:bg-sunken max-lg:hidden"
      >
        <span aria-hidden="true">×</span>
      </Dialog.Close>
    </div>
  );
}

/** The names of the tabs: one line to push on a phone, as many as needed on a wide screen. */
function LookTabs({ look }: { look: LookChoices }) {
  return (
    <Tabs.List
      aria-label="What to change"
      className="flex shrink-0 gap-1.5 overflow-x-auto border-b-2 border-line px-4 pt-1 pb-3 [scrollbar-width:none] lg:flex-wrap"
    >
      {lookTabs.map(({ id, name, fields }) => {
        const changed = fields.some((field) => look[field] !== undefined);
        return (
          <Tabs.Trigger
            key={id}
            value={id}
            aria-label={changed ? `${name}, changed` : undefined}
            className="flex min-h-11 shrink-0 items-center gap-1.5 rounded-full border-2 border-line px-3.5 text-sm font-bold whitespace-nowrap hover:border-ink/60 focus-visible:outline-offset-1 data-[state=active]:border-edge data-[state=active]:bg-sun data-[state=active]:text-print-ink"
          >
            {name}
            {changed && (
              <span aria-hidden="true" className="size-2.5 rounded-full border-2 border-card bg-hero" />
            )}
          </Tabs.Trigger>
        );
      })}
    </Tabs.List>
  );
}

type FooterProps = Pick<Props, 'look' | 'remembered' | 'onChange' | 'onClose'>;

function Footer({ look, remembered, onChange, onClose }: FooterProps) {
  const untouched = Object.keys(look).length === 0;
  return (
    <div className="flex flex-wrap items-center justify-between gap-2 border-t-2 border-line px-4 pt-2 pb-[max(0.625rem,env(safe-area-inset-bottom))] lg:py-3">
      {untouched && remembered ? (
        <Button variant="quiet" onClick={() => onChange(remembered)} className="-ml-4">
          Use my look again
        </Button>
      ) : (
        <Button
          variant="quiet"
          // Not `disabled`, because the pressed button would lose the focus.
          aria-disabled={untouched}
          onClick={() => !untouched && onChange({})}
          className="-ml-4"
        >
          Reset to my photo
        </Button>
      )}
      <Button onClick={onClose} className="min-w-28">
        Done
      </Button>
    </div>
  );
}
