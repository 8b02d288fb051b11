import { serialWords, type Toytwin } from '#features/toytwins/contract.ts';
import { buttonStyle } from '#web/ui/button-style.ts';
import { classNames } from '#web/ui/class-names.ts';
import { ToyBox } from './toy-box.tsx';

type Props = { toytwin: Toytwin; opening: boolean; onOpen: () => void };

/** The finished toy twin in its sealed carton. All of it is one button, so that the carton itself can be tapped. */
export function SealedBox({ toytwin, opening, onOpen }: Props) {
  return (
    <button
      type="button"
      aria-disabled={opening || undefined}
      onClick={() => opening || onOpen()}
      className="group mx-auto flex w-full max-w-md flex-col items-center gap-16 rounded-card pt-24 pb-2 sm:pt-36"
    >
      <span
        className={classNames(
          'block transition-transform duration-150',
          !opening && 'group-hover:-translate-y-1 group-hover:-rotate-1 group-active:translate-y-1',
        )}
      >
        <ToyBox
          id={toytwin.id}
          serial={serialWords(toytwin.serial)}
          picture={toytwin.packagedThumbnails?.w512}
          opening={opening}
        />
      </span>
      <span className={buttonStyle('primary', 'lg', opening ? 'invisible' : undefined)}>Open your box</span>
    </button>
  );
}
