import { useQuery } from '@tanstack/react-query';
import { downloadAnswer, type PictureKind } from '#features/toytwins/downloads/contract.ts';
import { getJson } from '#web/api/client.ts';

/**
 * `GET /api/toytwins/{id}/downloads/{picture}`: address and file name of one picture's download. The first
 * answer enables the buttons; each press fetches it again, because the address expires and the toy twin may
 * have been deleted.
 */
export function useDownload(id: string, kind: PictureKind) {
  return useQuery({
    queryKey: ['toytwins', 'download', id, kind],
    queryFn: ({ signal }) => getJson(downloadAnswer, `/api/toytwins/${id}/downloads/${kind}`, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
