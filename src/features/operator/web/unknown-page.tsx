import { Link } from 'react-router';
import { DeskHeading } from './desk-heading.tsx';

/** A page of the desk that does not exist, such as that of an order that was mistyped. */
export function UnknownPage() {
  return (
    <>
      <DeskHeading title="Not found" meta="Not found" />
      <p>
        The desk has nothing at this address.{' '}
        <Link to="/operator" className="inline-flex min-h-11 items-center underline underline-offset-4">
          Back to Today
        </Link>
      </p>
    </>
  );
}
