import { nameFace } from '#shared/names/name-face.ts';

/** A name among our own words: in one face, and in its own direction. */
export function NameText({ children }: { children: string }) {
  return <bdi className={nameFace(children)}>{children}</bdi>;
}
