import { useLocation, useNavigate } from 'react-router';
import * as z from 'zod/mini';
import { appPaths } from '#shared/app-paths.ts';

/** State of the history entry that a card of the gallery leads to. */
export const FROM_GALLERY = { fromGallery: true } as const;
const cameFromGallery = z.object({ fromGallery: z.literal(true) });

/** How a toy twin's page leads back to the gallery: to the earlier scroll position, if the person came from there. */
export function useWayBack() {
  const navigate = useNavigate();
  const isFromGallery = cameFromGallery.safeParse(useLocation().state).success;
  return {
    isFromGallery,
    /** Never returns to the page that is left. */
    leave: () => void (isFromGallery ? navigate(-1) : navigate(appPaths.gallery, { replace: true })),
  };
}
