import { type PrintedText, readablePrint } from '@toy-twin/studio/look';

const EMOJI = ': more emoji would be too small to make out.';
/** Why the rest is not printed. Only two people can fill the room of a description with letters. */
const WHY: Record<PrintedText, string> = {
  name: EMOJI,
  line: EMOJI,
  description: EMOJI,
  'half description': ': two people share it. The figure is made of all of them.',
};

/** Says under a field how much of its text is printed, where the rest would be too small to be read. */
export function CutNotice({ kind, text }: { kind: PrintedText; text: string }) {
  const printed = readablePrint(kind, text.trim());
  const count = [...new Intl.Segmenter().segment(printed.text)].length - 1;
  return (
    <span aria-live="polite" className="block text-sm font-semibold">
      {printed.isCut && `The box has room for the first ${count} characters${WHY[kind]}`}
    </span>
  );
}
