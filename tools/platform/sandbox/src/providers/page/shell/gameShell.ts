import { fragment, html, type Raw } from '../../../http/html.ts';
import { bar } from './bar.ts';
import { notices } from './notices.ts';
import { pageHead } from './pageHead.ts';

export interface GameParts {
  title: string;
  /** Styles in addition to those that all games have. */
  styles: readonly string[];
  script: string;
  /** SVG definitions for the page. */
  defs?: Raw;
  /** Whether the game's artwork is the background. */
  hasScene?: boolean;
  main: Raw;
  /** The controls at the bottom. */
  hud: Raw;
  /** Content on top of the page. */
  over?: Raw;
}

const SCENE = fragment`
    <div class="scene" id="scene" aria-hidden="true"></div>`;

/** A game's page: bar, stage, controls, notices. */
export const gameShell = ({ title, styles, script, defs, hasScene, main, hud, over }: GameParts): string =>
  html`<!doctype html>
    <html lang="tr">
      ${pageHead({ title, styles: ['shared/base', 'shared/game', ...styles], script })}
      <body>
        ${defs}${hasScene && SCENE}${bar()} ${main}
        <section class="hud" aria-label="${title}">${hud}</section>
        ${over}${notices}
      </body>
    </html> `;
