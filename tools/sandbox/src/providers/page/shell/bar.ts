import { fragment, type Raw } from '../../../http/html.ts';

/** What a player has: the figure that the page's script keeps. */
export const purse: Raw = fragment`
      <dl class="purse">
        <dt data-text="balance"></dt>
        <dd id="balance">—</dd>
      </dl>`;

/** The bar at the top: the way back to the site, the page's name, and whether it is for practice. */
export const bar = (end?: Raw): Raw => fragment`
    <header class="top">
      <a class="round" id="home" hidden>
        <svg viewBox="0 0 24 24" aria-hidden="true"><path d="M14.5 5.5 8 12l6.5 6.5" /></svg>
        <span class="unseen" data-text="back"></span>
      </a>
      <h1 class="name" id="name"></h1>
      <p class="badge" id="mode" hidden></p>${end}
    </header>`;
