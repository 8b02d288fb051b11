import { useQuery } from '@tanstack/react-query';
import { getJson } from '../../../web/api/client.ts';
import { downloadAnswer, type PictureKind } from '../contract.ts';

/** Milliseconds after which the short-lived address is asked for again. */
const FRESH = 4 * 60_000;

/** `GET /api/toytwins/{id}/downloads/{picture}`: where one picture is downloaded, and under which name. */
export function useDownload(id: string, kind: PictureKind) {
  return useQuery({
    queryKey: ['toytwins', 'download', id, kind],
    queryFn: ({ signal }) => getJson(downloadAnswer, `/api/toytwins/${id}/downloads/${kind}`, { signal }),
    staleTime: FRESH,
    refetchInterval: FRESH,
  });
}
