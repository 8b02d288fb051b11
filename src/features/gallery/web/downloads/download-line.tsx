import type { DownloadKind, DownloadQuery } from '#features/toytwins/downloads/contract.ts';
import { startDownload } from '#web/start-download.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { DOWNLOAD_FAILED, failureMessage } from '../failure-message.ts';
import { useModelDownload } from '../model/use-model-download.ts';

type Props = {
  id: string;
  kind: DownloadKind;
  name: string;
  purpose: string;
  query: DownloadQuery;
  /** Bytes; undefined while the file is not made. */
  size: number | undefined;
  onMade: () => void;
};

/** One file: what it is, what it is for, how large it is, and its button. */
export function DownloadLine({ id, kind, name, purpose, query, size, onMade }: Props) {
  const download = useModelDownload(id, kind, query);
  const start = () =>
    download.mutate(undefined, {
      onSuccess: ({ url, fileName }) => {
        startDownload(url, fileName);
        onMade();
      },
    });
  return (
    <li className="flex flex-col gap-2 py-2">
      <div className="flex items-center justify-between gap-3">
        <div>
          <p className="font-bold">{name}</p>
          <p className="text-sm text-soft">
            {purpose}
            {size !== undefined && ` · ${megabytes(size)}`}
            {download.isPending && size === undefined && ' · making it, a few seconds'}
          </p>
        </div>
        <Button
          variant="secondary"
          busy={download.isPending}
          aria-label={`Download ${name}`}
          onClick={start}
          className="shrink-0"
        >
          Download
        </Button>
      </div>
      {download.error && <Notice tone="error">{failureMessage(download.error, DOWNLOAD_FAILED)}</Notice>}
    </li>
  );
}

function megabytes(bytes: number): string {
  return bytes < 100_000 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}
