import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { designOf } from '#features/designs/web/draft-design.ts';
import { aboutTemplate } from '#features/templates/contract.ts';
import { isNotFound } from '#web/api/api-error.ts';
import { sendForFile } from '#web/api/client.ts';
import { tabStorage } from '#web/safe-storage.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useObjectUrl } from '#web/use-object-url.ts';
import { type KeptTry, readKeptTry } from './kept-try.ts';

/** What to do to go on with the box. */
export type WaitingBoxProps = { words: string };

/** The box that was tried in this tab, drawn anew, with what leads to it. */
export default function WaitingBox({ words }: WaitingBoxProps) {
  const [kept] = useState(() => readKeptTry(tabStorage()));
  return kept && <Box kept={kept} words={words} />;
}

function Box({ kept, words }: { kept: KeptTry; words: string }) {
  const { data, error } = useQuery({
    queryKey: ['waiting-box', kept],
    queryFn: ({ signal }) => {
      const { token, templateId, description, design } = kept;
      const wishes = { token, templateId, description: description.trim(), design: designOf(design) ?? {} };
      return sendForFile('/api/try/mock-ups', wishes, signal);
    },
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const picture = useObjectUrl(data?.file);
  return (
    <section
      aria-labelledby="waiting-box"
      className="mb-6 flex items-center gap-4 overflow-hidden rounded-xl border-2 border-edge bg-sun pr-3 text-print-ink"
    >
      {!error && (
        <div className="aspect-square w-2/5 max-w-36 shrink-0 self-stretch border-r-2 border-edge">
          {picture ? (
            <img
              src={picture}
              alt={`Your ${aboutTemplate(kept.templateId).name} box`}
              width={512}
              height={512}
              className="size-full object-cover"
            />
          ) : (
            <Skeleton className="size-full rounded-none" />
          )}
        </div>
      )}
      <div className={error ? 'p-4' : 'py-3'}>
        <h2 id="waiting-box" className="text-xl">
          Your box is waiting
        </h2>
        <p className="mt-1 text-sm font-semibold">{words}</p>
        {isNotFound(error) && (
          <p className="mt-1 text-sm">Its photo is gone, your look and your words are still here.</p>
        )}
      </div>
    </section>
  );
}
