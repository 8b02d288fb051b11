import { type PrintedText, readablePrint } from '@toy-twin/studio/look';

/** Says under a field how much of its text is printed, where the rest would be too small to be read. */
export function CutNotice({ kind, text }: { kind: PrintedText; text: string }) {
  const printed = readablePrint(kind, text.trim());
  const count = [...new Intl.Segmenter().segment(printed.text)].length - 1;
  return (
    <span aria-live="polite" className="block text-sm font-semibold">
      {printed.isCut &&
        `The box has room for the first ${count} characters: more emoji would be too small to make out.`}
    </span>
  );
}
