import type { ShopOptions } from '../shop-options.ts';
import { html, type Markup } from './html.ts';
import type { PageAssets } from './load-assets.ts';

/** The frame of every page of the sandbox: the sandbox banner and the page itself. */
export function pageLayout(page: {
  shop: Pick<ShopOptions, 'name' | 'facesStyle' | 'themeKey'>;
  title: string;
  assets: PageAssets;
  main: Markup;
}): string {
  const { shop, title, assets, main } = page;
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<link rel="icon" href="data:,">
${shop.facesStyle !== undefined && html`<link rel="stylesheet" href="${shop.facesStyle}">`}
<link rel="stylesheet" href="${assets.style.path}">
<link id="dark" rel="stylesheet" media="(prefers-color-scheme: dark)" href="${assets.dark.path}">
${shop.themeKey !== undefined && html`<script src="${assets.theme.path}" data-key="${shop.themeKey}"></script>`}
<script src="${assets.script.path}" defer></script>
</head>
<body>
<p class="banner" role="note"><strong>Sandbox</strong> <span>No real card. No money moves.</span></p>
<main>${main}</main>
<footer>Test payment page for ${shop.name}. The card number is checked and never stored.</footer>
</body>
</html>`.text;
}
