import { aboutTemplate, type TemplateId, templateIds } from '../contract.ts';
import { templatePicture } from './template-pictures.ts';

type Props = { chosen: TemplateId | null; onChoose: (id: TemplateId) => void };

function TemplateCard({ id, chosen, onChoose }: Props & { id: TemplateId }) {
  const { name, description } = aboutTemplate(id);
  const small = templatePicture(id, 320);
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
      <img
        src={small}
        srcSet={`${small} 320w, ${templatePicture(id, 640)} 640w`}
        sizes="(min-width: 40rem) 17rem, 7.5rem"
        width={320}
        height={320}
        alt=""
        className="size-26 shrink-0 rounded-xl bg-sunken object-cover sm:size-auto sm:w-full"
      />
      <span className="min-w-0 flex-1 basis-28 pr-8 sm:basis-auto sm:pr-0 sm:pb-1">
        <span className="block font-display text-xl">{name}</span>
        <span id={`${id}-description`} className="block text-soft">
          {description}
        </span>
      </span>
      <Tick />
    </label>
  );
}

function Tick() {
  return (
    <span
      aria-hidden="true"
      className="absolute top-2 right-2 grid size-8 place-items-center rounded-full border-2 border-edge bg-grass text-print-ink opacity-0 transition-opacity group-has-checked:opacity-100"
    >
      <svg viewBox="0 0 16 16" className="size-4" aria-hidden="true">
        <path
          d="m3 8.5 3.2 3L13 4.5"
          fill="none"
          stroke="currentColor"
          strokeWidth="3"
          strokeLinecap="round"
        />
      </svg>
    </span>
  );
}

/** Second wizard step: a radio group of the three packaging templates. */
export function TemplateStep({ chosen, onChoose }: Props) {
  return (
    <fieldset>
      <legend className="sr-only">Packaging template</legend>
      <div className="grid grid-cols-1 gap-3 sm:grid-cols-3 sm:gap-5">
        {templateIds.map((id) => (
          <TemplateCard key={id} id={id} chosen={chosen} onChoose={onChoose} />
        ))}
      </div>
    </fieldset>
  );
}
