import { useEffect } from 'react';
import { useNavigate } from 'react-router';

/** Replaces the page with `path` after this many milliseconds. */
export function useRedirectAfter(path: string, delay: number): void {
  const navigate = useNavigate();
  useEffect(() => {
    const timer = setTimeout(() => void navigate(path, { replace: true }), delay);
    return () => clearTimeout(timer);
  }, [navigate, path, delay]);
}
