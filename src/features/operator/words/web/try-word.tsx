import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { sendJson } from '#web/api/client.ts';
import { serverMessage } from '#web/api/error-message.ts';
import { Notice } from '#web/ui/notice.tsx';
import { TextAreaField } from '#web/ui/text-area-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useDebouncedValue } from '#web/use-debounced-value.ts';
import { ActDialog } from '../../web/act-dialog.tsx';
import { SelectField } from '../../web/select-field.tsx';
import {
  type TrialVerdict,
  trialAnswer,
  type Verdict,
  verdicts,
  type WordLanguage,
  wordLanguages,
} from '../contract.ts';
import { LANGUAGE_NAMES, VERDICT_NAMES } from './word-names.ts';

const LANGUAGES = wordLanguages.map((language) => [language, LANGUAGE_NAMES[language]] as const);
const VERDICTS = verdicts.map((verdict) => [verdict, VERDICT_NAMES[verdict]] as const);

/** A word to refuse or to allow, and a buyer's text on which it is tried before it is saved. */
export function TryWord() {
  const [word, setWord] = useState('');
  const [language, setLanguage] = useState<WordLanguage>('any');
  const [verdict, setVerdict] = useState<Verdict>('refuse');
  const [text, setText] = useState('');
  return (
    <section aria-labelledby="try-word" className="rounded-card border-2 border-edge bg-card p-4 sm:p-5">
      <h2 id="try-word" className="text-2xl">
        Refuse or allow a word
      </h2>
      <div className="mt-4 grid gap-4 md:grid-cols-3">
        <TextField
          label="Word or phrase"
          hint="Every spelling counts: accents, digits, gaps. “pixel*” is each word that begins so."
          maxLength={60}
          value={word}
          onChange={(event) => setWord(event.target.value)}
        />
        <SelectField
          label="What happens"
          hint="What is allowed beats every list."
          options={VERDICTS}
          value={verdict}
          onChoose={setVerdict}
        />
        <SelectField
          label="Language"
          hint="A word is allowed in the list of its language only."
          options={LANGUAGES}
          value={language}
          onChoose={setLanguage}
        />
      </div>
      <div className="mt-4">
        <TextAreaField
          label="Try it on a text"
          hint="As a buyer would write it. Nothing of it is kept."
          rows={2}
          maxLength={500}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </div>
      <Trial text={text} change={word.trim() === '' ? undefined : { word: word.trim(), language, verdict }} />
      <div className="mt-4">
        <ActDialog
          label="Save word"
          url="/api/operator/words"
          values={{ word: word.trim(), language, verdict }}
          needsWhy={false}
          isReady={word.trim() !== ''}
          done="The word is saved."
        >
          <p>
            <strong className="wrap-anywhere">{word.trim() || 'Please write a word first.'}</strong>
            {word.trim() !== '' && `: ${VERDICT_NAMES[verdict]}, ${LANGUAGE_NAMES[language]}`}
          </p>
        </ActDialog>
      </div>
    </section>
  );
}

type TrialProps = {
  text: string;
  change: { word: string; language: WordLanguage; verdict: Verdict } | undefined;
};

/** What a buyer reads about the text, now and with the change. */
function Trial(props: TrialProps) {
  const { text, change } = useDebouncedValue(props, 300);
  const trial = useQuery({
    queryKey: ['operator', 'words', 'trial', text, change?.word, change?.language, change?.verdict],
    queryFn: () => sendJson(trialAnswer, 'post', '/api/operator/words/trial', { text, change }),
    enabled: text.trim() !== '',
    placeholderData: keepPreviousData,
    retry: false,
  });
  if (text.trim() === '') return null;
  if (trial.isError)
    return (
      <Notice tone="error" className="mt-4">
        {serverMessage(trial.error, 'This could not be tried. Please try again.')}
      </Notice>
    );
  return (
    <div aria-live="polite" aria-busy={trial.isFetching} className="mt-4 grid gap-3 md:grid-cols-2">
      <Judged title="Now" verdict={trial.data?.before} />
      {change && <Judged title="With this word" verdict={trial.data?.after} />}
    </div>
  );
}

function Judged({ title, verdict }: { title: string; verdict: TrialVerdict | undefined }) {
  return (
    <div className="rounded-xl border-2 border-line bg-sunken px-4 py-3">
      <h3 className="text-lg">{title}</h3>
      <dl className="mt-1 grid gap-2">
        <Answer place="As a description" sentence={verdict?.description} />
        <Answer place="On the box" sentence={verdict?.box} />
      </dl>
    </div>
  );
}

function Answer({ place, sentence }: { place: string; sentence: string | null | undefined }) {
  return (
    <div>
      <dt className="text-sm text-soft">{place}</dt>
      <dd className={sentence ? 'font-bold text-alert' : 'font-bold text-good'}>
        {sentence === undefined ? '…' : (sentence ?? 'Accepted')}
      </dd>
    </div>
  );
}
