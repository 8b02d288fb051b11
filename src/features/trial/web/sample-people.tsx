import dev from '#web/art/sample-6-480.webp';
import clara from '#web/art/sample-7-480.webp';
import amara from '#web/art/sample-9-480.webp';
import ben from '#web/art/sample-11-480.webp';
import { useToast } from '#web/ui/toast.tsx';

/** Drawn sample people for visitors without a photo. */
const people = [
  { name: 'Amara', picture: amara },
  { name: 'Ben', picture: ben },
  { name: 'Clara', picture: clara },
  { name: 'Dev', picture: dev },
] as const;

/** Four people to try it with; a chosen one is sent like any photo. */
export function SamplePeople({ onChoose }: { onChoose: (photo: File) => void }) {
  const toast = useToast();
  const choose = async ({ name, picture }: (typeof people)[number]) => {
    try {
      const answer = await fetch(picture);
      onChoose(new File([await answer.blob()], `${name}.webp`, { type: 'image/webp' }));
    } catch {
      toast('This picture could not be loaded. Please check your internet connection and try again.');
    }
  };
  return (
    <section aria-labelledby="sample-people" className="flex flex-col gap-3">
      <h2 id="sample-people" className="font-sans text-base font-bold">
        No photo handy? Try one of ours
      </h2>
      <ul className="grid grid-cols-4 gap-3 sm:gap-4">
        {people.map((person) => (
          <li key={person.name}>
            <button
              type="button"
              onClick={() => void choose(person)}
              className="group flex w-full flex-col items-center gap-1 rounded-card border-2 border-line bg-card p-1.5 pb-2 font-bold transition-[border-color,transform,box-shadow] duration-150 hover:-translate-y-0.5 hover:border-edge hover:shadow-[0_4px_0_var(--edge)]"
            >
              <img
                src={person.picture}
                alt=""
                width={480}
                height={600}
                className="aspect-square w-full rounded-xl object-cover object-[50%_35%]"
              />
              {person.name}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
