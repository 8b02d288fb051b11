import { useMutation } from '@tanstack/react-query';
import { downloadAnswer, type ModelKind } from '#features/toytwins/contract.ts';
import { getJson } from '#web/api/client.ts';

/** `GET /api/toytwins/{id}/downloads/{kind}`, when asked for: the printer's file may have to be made first. */
export function useModelDownload(id: string, kind: ModelKind) {
  return useMutation({
    mutationFn: () => getJson(downloadAnswer, `/api/toytwins/${id}/downloads/${kind}`),
  });
}
