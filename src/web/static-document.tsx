import displayFont from '@fontsource/lilita-one/files/lilita-one-latin-400-normal.woff2?url';
import readingFont from '@fontsource-variable/nunito-sans/files/nunito-sans-latin-wght-normal.woff2?url';
import type { ReactNode } from 'react';

type Props = { styles: string; children: ReactNode };

/**
 * HTML document of a page without the app's scripts; `index.html` is the document of the app. `styles` is the
 * URL of the built style sheet.
 */
export function StaticDocument({ styles, children }: Props) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#fff6e5" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#150f28" />
        <script src="/theme.js" />
        <FontPreload address={displayFont} />
        <FontPreload address={readingFont} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href={styles} />
      </head>
      <body>{children}</body>
    </html>
  );
}

function FontPreload({ address }: { address: string }) {
  return <link rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={address} />;
}
