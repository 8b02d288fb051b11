import type { ReactNode } from 'react';
import { Notice } from '#web/ui/notice.tsx';
import { Tick } from '#web/ui/tick.tsx';
import { aboutTemplate, type TemplateId, templateOff } from '../contract.ts';
import { useOfferedTemplates } from './use-offered-templates.ts';

type Props = {
  chosen: TemplateId | null;
  onChoose: (id: TemplateId) => void;
  /** The square picture on the card of a template. */
  picture: (id: TemplateId) => ReactNode;
};

function TemplateCard({ id, chosen, onChoose, picture }: Props & { id: TemplateId }) {
  const { name, description } = aboutTemplate(id);
  return (
    <label className="group relative flex cursor-pointer flex-wrap items-center gap-4 rounded-card border-2 border-line bg-card p-3 transition-[border-color,box-shadow,transform] duration-150 hover:border-ink/60 has-checked:-translate-y-0.5 has-checked:border-edge has-checked:shadow-[0_6px_0_var(--edge)] has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-link dark:has-checked:border-sun sm:flex-col sm:flex-nowrap sm:items-stretch sm:gap-3">
      <input
        type="radio"
        name="template"
        value={id}
        checked={chosen === id}
        onChange={() => onChoose(id)}
        aria-label={name}
        aria-describedby={`${id}-description`}
        className="sr-only"
      />
      <span className="relative block aspect-square w-[max(6.5rem,45%)] shrink-0 overflow-hidden rounded-xl bg-sunken sm:w-full">
        {picture(id)}
      </span>
      <span className="min-w-0 flex-1 basis-28 pr-8 sm:basis-auto sm:pr-0 sm:pb-1">
        <span className="block font-display text-xl">{name}</span>
        <span id={`${id}-description`} className="block text-soft">
          {description}
        </span>
      </span>
      <Tick className="top-2 right-2 size-8" />
    </label>
  );
}

/** Second wizard step: a radio group of the packaging templates. One that was chosen and is off is told. */
export function TemplateStep(props: Props) {
  const offered = useOfferedTemplates();
  const { chosen } = props;
  return (
    <fieldset>
      <legend className="sr-only">Packaging template</legend>
      {chosen && !offered.includes(chosen) && (
        <Notice tone="info" className="mb-4">
          {templateOff(chosen)}
        </Notice>
      )}
      <div className="grid grid-cols-1 gap-3 sm:grid-cols-3 sm:gap-5">
        {offered.map((id) => (
          <TemplateCard key={id} id={id} {...props} />
        ))}
      </div>
    </fieldset>
  );
}
