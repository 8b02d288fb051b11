// Specification, "Landing page": if the hero picture cannot be loaded from here, it is taken from the product's
// public host. A file, because the content security policy allows no inline handlers.
for (const picture of document.querySelectorAll('img[data-fallback]')) {
  const fall = () => {
    const address = picture.dataset.fallback;
    if (!address) return;
    delete picture.dataset.fallback;
    for (const source of picture.parentElement.querySelectorAll('source')) source.remove();
    picture.src = address;
  };
  picture.addEventListener('error', fall);
  if (picture.complete && picture.naturalWidth === 0) fall();
}
