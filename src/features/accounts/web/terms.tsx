import { useConfig } from '../../../web/api/use-config.ts';
import { termsSections } from './terms-sections.ts';

/** The terms as numbered sections. */
export function Terms({ minimumAge }: { minimumAge: number }) {
  const processors = useConfig()?.photoProcessors ?? [];
  return (
    <ol className="flex flex-col gap-5">
      {termsSections(minimumAge, processors).map(({ title, text }, index) => (
        <li key={title}>
          <h3 className="mb-1 text-lg">
            {index + 1}. {title}
          </h3>
          {text.map((paragraph) => (
            <p key={paragraph} className="mb-2 text-soft">
              {paragraph}
            </p>
          ))}
        </li>
      ))}
    </ol>
  );
}
