/* The script variant of a game: puts the game's page into the element that this script stands in. A classic script,
   because modules do not know where they stand. */
(() => {
  const own = document.currentScript;
  const page = new URL(own.src);
  page.pathname = page.pathname.replace(/\.js$/, '');
  page.searchParams.set('within', 'script');
  const frame = document.createElement('iframe');
  frame.src = page.href;
  frame.allow = 'autoplay; fullscreen';
  frame.style.cssText = 'display:block;inline-size:100%;block-size:100%;min-block-size:420px;border:0';
  (own.parentElement === document.head ? document.body : own.parentElement).append(frame);
})();
