// Runs before the first paint, so that a dark page never flashes light. A file, because the content security
// policy allows no inline scripts. The key 'theme' and its values belong to src/web/theme/dark-mode.ts.
{
  let chosen = null;
  try {
    chosen = localStorage.getItem('theme');
  } catch {}
  const dark = chosen ? chosen === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
  document.documentElement.classList.toggle('dark', dark);
  // The landing page then leads to the gallery in place of the login. The key belongs to
  // src/web/identity/signed-in-mark.ts.
  const markSignedIn = () => {
    let signedIn = false;
    try {
      signedIn = localStorage.getItem('signed-in') === 'yes';
    } catch {}
    document.documentElement.toggleAttribute('data-signed-in', signedIn);
  };
  markSignedIn();
  // Another tab logged in or out, or did while this page was frozen behind the back button.
  addEventListener('storage', markSignedIn);
  addEventListener('pageshow', markSignedIn);
}
