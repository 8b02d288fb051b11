import { PHONE, pictures } from './pictures.ts';

const { photo, librarian, astronaut, rockStar } = pictures.proof;

/** What the boxes say that he is. */
const toys = [
  {
    picture: librarian,
    words: 'as a librarian',
    alt: 'an action figure on its card, with a book, an owl and a magnifying glass',
  },
  {
    picture: astronaut,
    words: 'as an astronaut',
    alt: 'a collectible in a window box, with a rocket and a telescope',
  },
  {
    picture: rockStar,
    words: 'as a rock star',
    alt: 'a retro toy on its card, with a guitar and a microphone',
  },
] as const;

/** A photograph of a real person, and the three toys that our studio made of it. */
export function Proof() {
  return (
    <figure className="mx-auto w-full max-w-[34rem] lg:max-w-none sideways:max-w-[78dvh]">
      <ul className="grid grid-cols-2 gap-2.5 sm:gap-4 sideways:gap-2">
        <li className="relative -rotate-1 overflow-hidden rounded-lg border-[5px] border-white bg-white shadow-[0_5px_14px_rgb(30_12_26/0.45)] sm:border-8">
          <Tile picture={photo} alt="The photo: a man with a white beard and a bald head" />
          <Label>One photo</Label>
        </li>
        {toys.map(({ picture, words, alt }) => (
          <li
            key={words}
            className="relative overflow-hidden rounded-xl border-2 border-edge shadow-[0_5px_0_var(--edge)]"
          >
            <Tile picture={picture} alt={`The same man as a packaged toy: ${alt}`} />
            <Label>{words}</Label>
          </li>
        ))}
      </ul>
      <figcaption className="mt-2.5 text-xs leading-snug sm:text-sm sideways:text-xs">
        Photo: Aksel Andersson (1851–1923), public domain, from the examples of gramps-project.org, colored by
        us. Toys: our studio; the beard was chosen in ‘Your look’.
      </figcaption>
    </figure>
  );
}

/** If the local picture cannot be loaded, `hero-fallback.js` uses the one on the public host. */
function Tile({ picture, alt }: { picture: { small: string; large: string }; alt: string }) {
  return (
    <picture>
      <source media={PHONE} srcSet={picture.small} />
      <img
        src={picture.large}
        width={640}
        height={640}
        alt={alt}
        fetchPriority="high"
        data-fallback={`__PUBLIC_URL__${picture.large}`}
        className="block aspect-square h-auto w-full"
      />
    </picture>
  );
}

function Label({ children }: { children: string }) {
  return (
    <span className="absolute bottom-0 left-0 rounded-tr-lg border-t-2 border-r-2 border-print-ink bg-print-cream px-2 py-0.5 text-xs font-bold text-print-ink sm:text-sm">
      {children}
    </span>
  );
}
