import { queryOptions, useQuery } from '@tanstack/react-query';
import pLimit from 'p-limit';
import type { PreviewBody } from '#features/previews/contract.ts';
import { type Toytwin, toytwin } from '#features/toytwins/contract.ts';
import { getJson, sendForFile } from '#web/api/client.ts';
import { useObjectUrl } from '#web/use-object-url.ts';

/** Milliseconds that a drawn preview is kept after its card was removed. */
const CACHE_TIME = 5 * 60_000;
/** The server lets four previews of a person wait: a gallery full of drafts must not push out that of the wizard. */
const inTurn = pLimit(2);

function previewOf({ sourceImage, templateId, prompt, id, design, second }: Toytwin): PreviewBody {
  // A draft has its photos as long as it exists.
  const body = { sourceImage: sourceImage ?? '', templateId, description: prompt, toytwinId: id, design };
  return second ? { ...body, second: { sourceImage: second.sourceImage ?? '' } } : body;
}

/** What reads the preview of an unpaid toy twin, drawn from its record by `POST /api/mock-ups`. */
export const draftPreview = (id: string) =>
  queryOptions({
    queryKey: ['draft-preview', id],
    queryFn: ({ signal }) =>
      inTurn(async () => {
        // Its card may have been removed while it waited.
        signal.throwIfAborted();
        // Not kept as the toy twin's state: the wizard must read whether it has been paid since.
        const record = await getJson(toytwin, `/api/toytwins/${id}`, { signal });
        return sendForFile('/api/mock-ups', previewOf(record), signal);
      }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: CACHE_TIME,
  });

/**
 * The preview of an unpaid toy twin: the address of the picture, and whether it is still being drawn. The address stays
 * null if it cannot be drawn.
 */
export function useDraftPreview(id: string) {
  const { data, isFetching } = useQuery(draftPreview(id));
  return { picture: useObjectUrl(data?.file), drawing: isFetching };
}
