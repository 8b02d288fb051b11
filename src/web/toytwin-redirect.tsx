import { Navigate, useParams } from 'react-router';

/** Redirects a browser from a toy twin's API path to its page. */
export default function ToytwinRedirect() {
  const { id = '' } = useParams();
  return <Navigate replace to={`/gallery/${encodeURIComponent(id)}`} />;
}
