import { useQuery } from '@tanstack/react-query';
import { downloadSizes } from '#features/toytwins/downloads/contract.ts';
import { getJson } from '#web/api/client.ts';

/**
 * `GET /api/toytwins/{id}/downloads`: the sizes of the stored files by their names, in bytes, and whether there are cut-outs,
 * once the drawer is open.
 */
export function useDownloadSizes(id: string, isOpen: boolean) {
  const { data, refetch } = useQuery({
    queryKey: ['toytwins', 'download-sizes', id],
    queryFn: ({ signal }) => getJson(downloadSizes, `/api/toytwins/${id}/downloads`, { signal }),
    enabled: isOpen,
  });
  return {
    sizes: new Map(data?.files.map(({ fileName, size }) => [fileName, size])),
    canCutOut: data?.canCutOut ?? false,
    readAgain: () => void refetch(),
  };
}
