import type { ComponentProps } from 'react';
import { Button } from '#web/ui/button.tsx';
import { useRemoveToytwins } from './use-remove-toytwins.ts';

type Props = Pick<ComponentProps<typeof Button>, 'className' | 'aria-label'> & {
  id: string;
  onRemoved?: () => void;
};

/** Removes a toy twin at once; a toast offers to take that back. */
export function RemoveButton({ id, onRemoved, ...look }: Props) {
  const remove = useRemoveToytwins();
  return (
    <Button
      {...look}
      variant="quiet"
      onClick={() => {
        remove([id]);
        onRemoved?.();
      }}
    >
      Remove
    </Button>
  );
}
