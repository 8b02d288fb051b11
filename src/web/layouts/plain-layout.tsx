import { Link } from 'react-router';
import { appPaths } from '#shared/app-paths.ts';
import { useAuth } from '../identity/identity-provider.tsx';
import { buttonStyle } from '../ui/button-style.ts';
import { PageFrame } from './page-frame.tsx';

/** Layout of pages of text. Strangers can go on to try it. */
export default function PlainLayout() {
  const isStranger = useAuth().status === 'signed-out';
  return (
    <PageFrame
      width="max-w-3xl"
      header="flex min-h-16 items-center justify-between gap-4 pt-5"
      main="py-8"
      wayIn={
        isStranger && (
          <Link to={appPaths.try} className={buttonStyle('primary')}>
            Try it
          </Link>
        )
      }
    />
  );
}
