import { PageFrame } from './page-frame.tsx';

/** Layout of pages of text. */
export default function PlainLayout() {
  return <PageFrame width="max-w-3xl" header="pt-5" main="py-8" />;
}
