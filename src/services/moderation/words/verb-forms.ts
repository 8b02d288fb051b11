/** A soft ending; before it some stems are spelled in another way: 'ahorca', 'ahorquen'. */
const SOFT = /^[ei]/;

/** The forms of regular verbs: each stem with each ending. 'ahorc|ahorqu': the second one stands before e and i. */
export function verbForms(endings: string, stems: string): string {
  const forms = stems.split(', ').flatMap((stem) => {
    const [hard = '', soft = hard] = stem.split('|');
    return endings.split(', ').map((ending) => (SOFT.test(ending) ? soft : hard) + ending);
  });
  return forms.join(', ');
}
