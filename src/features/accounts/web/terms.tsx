import { useConfig } from '#web/api/use-config.ts';
import { termsSections } from './terms-sections.ts';

type Props = {
  minimumAge: number;
  /** Heading level of the sections: one below the heading of the page or dialog. */
  heading: 'h2' | 'h3';
};

/** The terms as numbered sections. */
export function Terms({ minimumAge, heading: Heading }: Props) {
  const config = useConfig();
  const processors = config?.photoProcessors ?? [];
  return (
    <ol className="flex flex-col gap-5">
      {termsSections(minimumAge, processors, config?.seller ?? null).map(({ title, text }, index) => (
        <li key={title}>
          <Heading className="mb-1 text-lg">
            {index + 1}. {title}
          </Heading>
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
