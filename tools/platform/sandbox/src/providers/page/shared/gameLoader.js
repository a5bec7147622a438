/*
 * The script variant of a game: inserts the game's page into the element that contains this script. It is a
 * classic script, because modules have no `document.currentScript`.
 */
(() => {
  const own = document.currentScript;
  const page = new URL(own.src);
  page.pathname = page.pathname.replace(/\.js$/, '');
  page.searchParams.set('within', 'script');
  const frame = document.createElement('iframe');
  frame.src = page.href;
  frame.allow = 'autoplay; fullscreen';
  frame.style.cssText = 'display:block;inline-size:100%;block-size:100%;min-block-size:300px;border:0';
  (own.parentElement === document.head ? document.body : own.parentElement).append(frame);
})();
