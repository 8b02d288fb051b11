import { useMutation } from '@tanstack/react-query';
import {
  type DownloadKind,
  type DownloadQuery,
  downloadAnswer,
} from '#features/toytwins/downloads/contract.ts';
import { getJson } from '#web/api/client.ts';

/** `GET /api/toytwins/{id}/downloads/{kind}`, on request: the file may have to be generated first. */
export function useModelDownload(id: string, kind: DownloadKind, query?: DownloadQuery) {
  const size = query ? `?${new URLSearchParams(query)}` : '';
  return useMutation({
    mutationFn: () => getJson(downloadAnswer, `/api/toytwins/${id}/downloads/${kind}${size}`),
  });
}
