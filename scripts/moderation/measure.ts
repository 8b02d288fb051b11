import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { createWordCheck } from '#services/moderation/check-words.ts';

const { values } = parseArgs({ options: { missed: { type: 'boolean', default: false } } });

type Sentence = { language: string; kind: string; text: string; objections: readonly string[] };

const { check } = createWordCheck();

/** Reads a list of labelled sentences and what the word list says of each. */
function judge(name: string): Sentence[] {
  const file = new URL(`../../test/moderation-sentences/${name}.tsv`, import.meta.url);
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [language = '', kind = '', text = ''] = line.split('\t');
      return { language, kind, text, objections: check(text).map(({ objection }) => objection) };
    });
}

const percent = (part: number, whole: number) =>
  whole === 0 ? '     –' : `${((100 * part) / whole).toFixed(1)} %`.padStart(6);

/** One line: how many of the bad ones are refused, how many refused ones are bad. */
function line(name: string, sentences: readonly Sentence[]): string {
  const bad = sentences.filter(({ kind }) => kind !== 'fine');
  const refused = sentences.filter(({ objections }) => objections.length > 0);
  const hits = refused.filter(({ kind }) => kind !== 'fine').length;
  const fine = sentences.length - bad.length;
  const passed = fine - (refused.length - hits);
  return [
    name.padEnd(12),
    `recall ${percent(hits, bad.length)} (${hits} of ${bad.length})`.padEnd(30),
    `precision ${percent(hits, refused.length)}`.padEnd(20),
    `harmless passed ${percent(passed, fine)} (${passed} of ${fine})`,
  ].join('  ');
}

for (const [name, title] of [
  ['built-with', 'Sentences that the list was built with'],
  ['held-out', 'Sentences that were held out'],
] as const) {
  const sentences = judge(name);
  console.log(`\n${title}: ${sentences.length}`);
  console.log(line('all', sentences));
  for (const language of new Set(sentences.map((each) => each.language)))
    console.log(
      line(
        language,
        sentences.filter((each) => each.language === language),
      ),
    );
  for (const kind of new Set(sentences.map((each) => each.kind)))
    if (kind !== 'fine') {
      const ofKind = sentences.filter((each) => each.kind === kind);
      const named = ofKind.filter(({ objections }) => objections.includes(kind)).length;
      console.log(`${line(kind, ofKind).slice(0, 44)}  named as such: ${named}`);
    }
  if (!values.missed) continue;
  for (const { language, kind, text, objections } of sentences)
    if (
      (kind === 'fine') !== (objections.length === 0) ||
      (kind !== 'fine' && !objections.some((each) => each === kind))
    )
      console.log(`  ${language} ${kind}: ${text} -> ${objections.join(', ') || 'passes'}`);
}
