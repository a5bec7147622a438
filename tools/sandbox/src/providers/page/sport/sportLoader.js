/* The script variant of a sportsbook: draws the book into the element that this script stands in, or into the element
   whose id `data-container` names. A classic script, because modules do not know where they stand. */
(() => {
  const own = document.currentScript;
  const source = new URL(own.src);
  const named = own.dataset.container ? document.getElementById(own.dataset.container) : null;
  const parent = own.parentElement === document.head ? document.body : own.parentElement;
  const host = document.createElement('div');
  (named ?? parent ?? document.body).append(host);
  const launch = source.searchParams.get('launch') ?? '';
  void import(new URL('/page/sport/sportBook.js', source).href).then(({ mountBook }) =>
    mountBook(host, launch),
  );
})();
