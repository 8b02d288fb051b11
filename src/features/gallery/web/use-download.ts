import { useQuery } from '@tanstack/react-query';
import { downloadAnswer, type PictureKind } from '#features/toytwins/contract.ts';
import { getJson } from '#web/api/client.ts';

/**
 * `GET /api/toytwins/{id}/downloads/{picture}`: where one picture is downloaded, and under which name. Asked once, to know
 * that there is something to download; whoever does asks again, for the address expires and the toy twin may be gone.
 */
export function useDownload(id: string, kind: PictureKind) {
  return useQuery({
    queryKey: ['toytwins', 'download', id, kind],
    queryFn: ({ signal }) => getJson(downloadAnswer, `/api/toytwins/${id}/downloads/${kind}`, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
