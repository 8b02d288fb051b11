import { appPaths } from '#shared/app-paths.ts';
import { buttonStyle } from '../ui/button-style.ts';

/** The main action for everybody who has no account yet. */
export function TryLink({ className }: { className?: string }) {
  return (
    <a href={appPaths.try} className={buttonStyle('primary', 'lg', className)}>
      <FaceInFrame />
      Try it with your face
    </a>
  );
}

/** A face in the corners of a viewfinder. */
function FaceInFrame() {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      className="size-7 shrink-0 fill-none stroke-current"
      strokeWidth="2.2"
      strokeLinecap="round"
    >
      <path d="M3 8V5a2 2 0 0 1 2-2h3M16 3h3a2 2 0 0 1 2 2v3M21 16v3a2 2 0 0 1-2 2h-3M8 21H5a2 2 0 0 1-2-2v-3" />
      <path d="M9 9.5v.5M15 9.5v.5M8.5 14.5c2 2.4 5 2.4 7 0" />
    </svg>
  );
}
