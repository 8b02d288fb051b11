import { PegCard } from '../ui/peg-card.tsx';
import { Starburst } from '../ui/starburst.tsx';
import { PHONE, pictures } from './pictures.ts';

/** Two of the pictures are those that the page has loaded anyway, to save bytes; `phonePicture`: the smaller one. */
const steps = [
  {
    title: 'Upload a photo',
    text: 'A selfie or a portrait, from your album or straight from the camera.',
    picture: pictures.proof.photo.large,
    phonePicture: pictures.proof.photo.small,
    alt: 'The photo of a man with a white beard',
    tone: 'blister',
  },
  {
    title: 'Choose your style',
    text: 'Pick a toy figure template and tell us in your own words who you are.',
    picture: pictures.howStyle,
    phonePicture: pictures.howStyle,
    alt: 'The three packaging templates side by side',
    tone: 'sun',
  },
  {
    title: 'Get your toy',
    text: 'Your toy twin arrives in your gallery, ready to download and to share.',
    picture: pictures.proof.astronaut.large,
    phonePicture: pictures.proof.astronaut.small,
    alt: 'The same man as a toy astronaut in its box',
    tone: 'hero',
  },
] as const;

/** Specification, "How It Works section: three numbered cards". */
export function HowItWorks() {
  return (
    <section id="how-it-works" aria-labelledby="how-title" className="pegboard scroll-mt-4 py-14 sm:py-20">
      <div className="mx-auto max-w-6xl px-4 sm:px-6">
        <h2 id="how-title" className="text-center text-4xl sm:text-5xl">
          How It Works
        </h2>
        <ol className="mt-9 grid gap-7 sm:mt-12 md:grid-cols-3">
          {steps.map((step, index) => (
            <PegCard as="li" key={step.title} className="relative mx-auto w-full max-w-sm p-4">
              <div className="absolute -top-5 -left-3">
                <Starburst tone={step.tone} className="size-18 text-3xl">
                  {index + 1}
                </Starburst>
              </div>
              <picture>
                <source media={PHONE} srcSet={step.phonePicture} />
                <img
                  src={step.picture}
                  alt={step.alt}
                  width={480}
                  height={480}
                  loading="lazy"
                  decoding="async"
                  className="mt-3 block aspect-square h-auto w-full rounded-xl bg-[#ffe093] object-contain"
                />
              </picture>
              <h3 className="mt-4 text-2xl">{step.title}</h3>
              <p className="mt-1 mb-1 text-soft">{step.text}</p>
            </PegCard>
          ))}
        </ol>
      </div>
    </section>
  );
}
