import { aboutTemplate, templateIds } from '#features/templates/contract.ts';
import { templatePicture } from '#features/templates/web/template-pictures.ts';
import { PHONE } from './pictures.ts';

/** The three packaging templates. */
export function Packs() {
  return (
    <section
      aria-labelledby="packs-title"
      className="border-y-2 border-edge bg-blister text-print-ink dark:bg-[#1d2a4d] dark:text-ink"
    >
      <div className="mx-auto max-w-6xl px-4 py-14 sm:px-6 sm:py-20">
        <h2 id="packs-title" className="text-center text-4xl sm:text-5xl">
          Pick your packaging
        </h2>
        <ul className="mt-9 grid gap-8 sm:grid-cols-3 sm:gap-6 lg:gap-10">
          {templateIds.map((id) => (
            <li key={id} data-template={id} className="flex items-center gap-4 sm:block">
              <div className="w-2/5 shrink-0 overflow-hidden rounded-2xl border-2 border-edge bg-print-cream shadow-[0_6px_0_var(--edge)] sm:w-full">
                <picture>
                  <source media={PHONE} srcSet={templatePicture(id, 320)} />
                  <img
                    src={templatePicture(id, 640)}
                    alt={`${aboutTemplate(id).name}: ${aboutTemplate(id).description}`}
                    width={640}
                    height={640}
                    loading="lazy"
                    decoding="async"
                    className="block h-auto w-full"
                  />
                </picture>
              </div>
              <div className="min-w-0 sm:mt-5 sm:text-center">
                <h3 className="text-2xl">{aboutTemplate(id).name}</h3>
                <p className="mt-1 font-semibold">{aboutTemplate(id).description}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
