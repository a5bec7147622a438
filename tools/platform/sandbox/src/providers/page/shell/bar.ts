import { fragment, type Raw } from '../../../http/html.ts';

/** The player's balance, which the page's script updates. */
export const purse: Raw = fragment`
      <dl class="purse">
        <dt data-text="balance"></dt>
        <dd id="balance">—</dd>
      </dl>`;

/** The top bar: the link back to the site, the page's name, and whether it is a demo. */
export const bar = (end?: Raw): Raw => fragment`
    <header class="top">
      <a class="round" id="home" hidden>
        <svg viewBox="0 0 24 24" aria-hidden="true"><path d="M14.5 5.5 8 12l6.5 6.5" /></svg>
        <span class="unseen" data-text="back"></span>
      </a>
      <h1 class="name" id="name"></h1>
      <p class="badge" id="mode" hidden></p>${end}
    </header>`;
