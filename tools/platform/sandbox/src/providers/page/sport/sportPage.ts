import { html } from '../../../http/html.ts';
import { pageHead } from '../shell/pageHead.ts';

const HEAD = pageHead({
  title: 'Sportsbook',
  styles: ['shared/base', 'desk/desk', 'sport/sportPage'],
  script: 'sport/sport',
});

/** The page of every sportsbook; its script renders the book, as it does in other documents. */
export const sportPage = html`<!doctype html>
  <html lang="tr">
    ${HEAD}
    <body>
      <main id="book"></main>
    </body>
  </html> `;
