const promises = [
  {
    title: 'Your photo stays yours',
    text: 'It is never public and is used only for your toy. Location and other hidden data are removed as it arrives.',
  },
  {
    title: 'Public only if you say so',
    text: 'Open a share page for one toy, and close it at any time. It never shows your photo.',
  },
  {
    title: 'Download it or delete it',
    text: 'Download everything we have about you as one file, or delete it all at once.',
  },
];

/** The privacy promises. */
export function Promises() {
  return (
    <section aria-label="Privacy" className="border-t-2 border-edge bg-card">
      <ul className="mx-auto grid max-w-6xl gap-8 px-4 py-12 sm:px-6 md:grid-cols-3">
        {promises.map(({ title, text }) => (
          <li key={title}>
            <h3 className="text-xl">{title}</h3>
            <p className="mt-1 text-soft">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
