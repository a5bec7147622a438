import { html, type Raw } from '../../../http/html.ts';
import { bar, purse } from './bar.ts';
import { notices } from './notices.ts';
import { pageHead } from './pageHead.ts';

export interface DeskParts {
  title: string;
  /** The name of the page's own style and script. */
  file: string;
  main: Raw;
}

/** A desk's page: bar with the balance, content, notices. */
export const deskShell = ({ title, file, main }: DeskParts): string =>
  html`<!doctype html>
    <html lang="tr">
      ${pageHead({ title, styles: ['shared/base', 'desk/desk', file], script: file })}
      <body>
        ${bar(purse)}
        <main class="desk">${main}</main>
        ${notices}
      </body>
    </html> `;
