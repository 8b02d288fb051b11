import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { serverMessage } from '#web/api/error-message.ts';
import { Button } from '#web/ui/button.tsx';
import { useToast } from '#web/ui/toast.tsx';
import { saveFile } from './save-file.ts';

/** A button that downloads a file of the desk. */
export function SaveButton({ path, name, children }: { path: string; name: string; children: ReactNode }) {
  const toast = useToast();
  const saving = useMutation({
    mutationFn: () => saveFile(path, name),
    onError: (error) => toast(serverMessage(error, 'This file could not be downloaded. Please try again.')),
  });
  return (
    <Button variant="secondary" busy={saving.isPending} onClick={() => saving.mutate()}>
      {children}
    </Button>
  );
}
