/*
 * The script variant of a sportsbook: renders the book in the element that contains this script, or in the element with
 * the id in `data-container`. It is a classic script, because modules have no `document.currentScript`.
 */
(() => {
  const own = document.currentScript;
  const source = new URL(own.src);
  const named = own.dataset.container ? document.getElementById(own.dataset.container) : null;
  const parent = own.parentElement === document.head ? document.body : own.parentElement;
  const host = document.createElement('div');
  (named ?? parent ?? document.body).append(host);
  const launch = source.searchParams.get('launch') ?? '';
  const wanted = { match: source.searchParams.get('match'), pick: source.searchParams.get('pick') };
  void import(new URL('/page/sport/sportBook.js', source).href).then(({ mountBook }) =>
    mountBook(host, launch, wanted),
  );
})();
