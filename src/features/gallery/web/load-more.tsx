import { useEffect, useRef } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';

type Props = { busy: boolean; failed: boolean; onMore: () => void };

/** Loads the next page when scrolled near, or by its button; after a failure only by the button. */
export function LoadMore({ busy, failed, onMore }: Props) {
  const place = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!place.current || busy || failed) return;
    const near = new IntersectionObserver(([entry]) => entry?.isIntersecting && onMore(), {
      rootMargin: '600px',
    });
    near.observe(place.current);
    return () => near.disconnect();
  }, [busy, failed, onMore]);

  return (
    <div ref={place} className="mt-10 flex flex-col items-center gap-3">
      {failed && <Notice tone="error">More toy twins could not be loaded.</Notice>}
      <Button variant="secondary" size="lg" busy={busy} onClick={onMore}>
        Load more
      </Button>
    </div>
  );
}
