// Runs before the first paint, so that a dark page never flashes light. Takes over what a person has chosen in the shop;
// without it, or where storage is blocked, the system decides.
try {
  const chosen = localStorage.getItem(document.currentScript.dataset.key);
  if (chosen) document.getElementById('dark').media = chosen === 'dark' ? 'screen' : 'not all';
} catch {}
