import { z } from 'zod';

// A process of its own, so that the attacker takes no time from those who measure. Asks for one preview after the other,
// a few at once for each person, until it is ended.

/** Who asks where, and for a preview of what. */
export const asking = z.object({
  url: z.string(),
  people: z.array(z.object({ token: z.string(), sourceImage: z.string() })),
  atOnce: z.int(),
});
export type Asking = z.infer<typeof asking>;

/** Asks for one preview. @returns the status. */
export async function askForPreview(
  url: string,
  { token, sourceImage }: Asking['people'][number],
  description: string,
): Promise<number> {
  const answer = await fetch(`${url}/api/mock-ups`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ sourceImage, templateId: 'template1', description }),
  });
  await answer.arrayBuffer();
  return answer.status;
}

if (process.argv[2]) {
  const { url, people, atOnce } = asking.parse(JSON.parse(process.argv[2]));
  process.stdout.write('asking\n');
  const askAgain = async (person: Asking['people'][number]) => {
    for (let time = 1; ; time += 1) await askForPreview(url, person, `A cook with ${time} pans`);
  };
  await Promise.all(people.flatMap((person) => Array.from({ length: atOnce }, () => askAgain(person))));
}
