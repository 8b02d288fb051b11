import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { appPaths } from '#shared/app-paths.ts';

/** What opened the page for links. */
type FollowedLink = {
  /** The whole link; null if the person came without one. */
  link: string | null;
  /** Whether it is about an account that does not exist yet. */
  isNew: boolean;
  /** Whether it works only together with the address to which it was mailed: Firebase's does. */
  needsAddress: boolean;
};

/** Reads the mailed link that opened the page. Firebase's, which works for hours, leaves the address bar and the history. */
export function useFollowedLink(): FollowedLink {
  const [query, setQuery] = useSearchParams();
  const [followed] = useState(() => readLink(query));
  const hasCode = query.has('oobCode');
  useEffect(() => {
    if (hasCode) setQuery(followed.isNew ? { new: '1' } : {}, { replace: true });
  }, [hasCode, followed, setQuery]);
  return followed;
}

function readLink(query: URLSearchParams): FollowedLink {
  const needsAddress = query.has('oobCode');
  // Firebase's link may lead to our page directly, with the page that we named in its query.
  const onward = query.get('continueUrl') ?? '';
  const isNew = query.has('new') || (URL.canParse(onward) && new URL(onward).searchParams.has('new'));
  const isLink = needsAddress || query.has('token');
  const link = isLink ? `${window.location.origin}${appPaths.signInLink}?${query}` : null;
  return { link, isNew, needsAddress };
}
