import { isDeepStrictEqual } from 'node:util';

const OUT_OF_SERVICE = {
  code: 'unavailable',
  message: 'We are temporarily unavailable. Please try again in a minute.',
};

/** Collects the answers that are neither right nor say when to try again, in words that a user understands. */
export function watchForWrongAnswers(): { look: (answer: Response) => Promise<void>; wrong: string[] } {
  const wrong: string[] = [];
  const look = async (answer: Response) => {
    if (answer.status < 500) return;
    const body = await answer.text();
    const isClear =
      answer.status === 503 &&
      answer.headers.get('retry-after') !== null &&
      isDeepStrictEqual(parse(body), OUT_OF_SERVICE);
    if (!isClear) wrong.push(`${new URL(answer.url).pathname}: ${answer.status} ${body}`);
  };
  return { look, wrong };
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
