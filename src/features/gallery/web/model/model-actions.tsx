import type { ModelKind } from '#features/toytwins/downloads/contract.ts';
import { startDownload } from '#web/start-download.ts';
import { Button } from '#web/ui/button.tsx';
import type { ButtonVariant } from '#web/ui/button-style.ts';
import { Notice } from '#web/ui/notice.tsx';
import { DOWNLOAD_FAILED, failureMessage } from '../failure-message.ts';
import { useModelDownload } from './use-model-download.ts';

const files: { kind: ModelKind; words: string; purpose: string }[] = [
  { kind: 'glb', words: 'Download GLB', purpose: 'For 3D viewers and games' },
  { kind: 'stl', words: 'Download STL', purpose: 'For 3D printers' },
];

type ActionsProps = {
  id: string;
  /** How the first of the two looks. */
  variant?: ButtonVariant;
};

/** Downloads of the two model files, each with a line on its use. */
export function ModelActions({ id, variant = 'primary' }: ActionsProps) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {files.map((file) => (
        <ModelFile key={file.kind} id={id} variant={file.kind === 'glb' ? variant : 'secondary'} {...file} />
      ))}
    </div>
  );
}

type Props = { id: string; kind: ModelKind; words: string; purpose: string; variant: ButtonVariant };

function ModelFile({ id, kind, words, purpose, variant }: Props) {
  const download = useModelDownload(id, kind);
  const start = () =>
    download.mutate(undefined, { onSuccess: ({ url, fileName }) => startDownload(url, fileName) });
  return (
    <div className="flex flex-col gap-2">
      <Button
        size="lg"
        variant={variant}
        busy={download.isPending}
        aria-describedby={`${kind}-purpose`}
        onClick={start}
      >
        {words}
      </Button>
      <p id={`${kind}-purpose`} className="text-center text-soft">
        {purpose}
      </p>
      {download.error && <Notice tone="error">{failureMessage(download.error, DOWNLOAD_FAILED)}</Notice>}
    </div>
  );
}
