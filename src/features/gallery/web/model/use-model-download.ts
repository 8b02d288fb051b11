import { useMutation } from '@tanstack/react-query';
import { downloadAnswer, type ModelKind } from '#features/toytwins/contract.ts';
import { getJson } from '#web/api/client.ts';

/**
 * `GET /api/toytwins/{id}/downloads/{kind}`, on request: the file for 3D printing may have to be generated
 * first.
 */
export function useModelDownload(id: string, kind: ModelKind) {
  return useMutation({
    mutationFn: () => getJson(downloadAnswer, `/api/toytwins/${id}/downloads/${kind}`),
  });
}
