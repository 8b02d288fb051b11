import { Navigate, useParams } from 'react-router';

/** A browser that opens the API's address of a toy twin is shown its page. */
export default function ToytwinRedirect() {
  const { id = '' } = useParams();
  return <Navigate replace to={`/gallery/${encodeURIComponent(id)}`} />;
}
