import { useEffect } from 'react';
import { useNavigate } from 'react-router';

/** Goes to `path` after so many milliseconds, in place of the page that is shown. */
export function useRedirectAfter(path: string, delay: number): void {
  const navigate = useNavigate();
  useEffect(() => {
    const timer = setTimeout(() => void navigate(path, { replace: true }), delay);
    return () => clearTimeout(timer);
  }, [navigate, path, delay]);
}
