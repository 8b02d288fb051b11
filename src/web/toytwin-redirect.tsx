import { Navigate, useParams } from 'react-router';
import { detailPath } from '#shared/app-paths.ts';

/** Redirects a browser from a toy twin's API path to its page. */
export default function ToytwinRedirect() {
  const { id = '' } = useParams();
  return <Navigate replace to={detailPath(id)} />;
}
