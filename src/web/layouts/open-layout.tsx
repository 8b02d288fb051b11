import { Link } from 'react-router';
import { appPaths } from '#shared/app-paths.ts';
import { useAuth } from '../identity/identity-provider.tsx';
import { PageFrame } from './page-frame.tsx';

/** Full-width layout of a public page, with a link to log in next to the brand. */
export default function OpenLayout() {
  const isSignedIn = useAuth().status === 'signed-in';
  return (
    <PageFrame
      width="max-w-6xl"
      header="flex items-center justify-between gap-4 pt-3 sm:pt-5"
      main="flex flex-col py-5 sm:py-8"
      wayIn={
        <Link
          to={isSignedIn ? appPaths.gallery : appPaths.login}
          className="inline-flex min-h-11 items-center rounded-lg px-2 font-bold hover:bg-sunken"
        >
          {isSignedIn ? 'Your gallery' : 'Login'}
        </Link>
      }
    />
  );
}
