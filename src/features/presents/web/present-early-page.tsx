import { Parcel } from './parcel.tsx';
import { PresentFrame } from './present-frame.tsx';

/** A present whose day has not come. */
export default function PresentEarlyPage() {
  return (
    <PresentFrame title="A present for __RECIPIENT__">
      <h1 className="text-3xl wrap-anywhere sm:text-5xl">
        A present for <bdi>__RECIPIENT__</bdi>
      </h1>
      <Parcel className="mt-8 w-56 sm:w-72" />
      <p className="mt-7 max-w-[32ch] text-xl font-bold">Not yet. It may be opened on __DAY__.</p>
      <p className="mt-2 text-soft">Keep the link, and come back that day.</p>
    </PresentFrame>
  );
}
