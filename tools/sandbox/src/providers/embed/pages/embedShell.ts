import { fragment, html, type Raw } from '../../../http/html.ts';
import type { EmbedView } from '../EmbedView.ts';

export interface ShellParts {
  /** Names the page's style and, when it has one, its script. */
  page: string;
  title: string;
  lead: string;
  rules: string;
  main: Raw;
  /** What the page's script is told. */
  data?: unknown;
  /** Whether prizes are at stake, so that the page must say which kind. */
  hasMode?: boolean;
}

const NOTHING: Raw = { raw: '' };

function modeBadge({ mode, texts }: EmbedView): Raw {
  const label = mode === 'real' ? texts.real : texts.practice;
  return fragment`<p class="mode" data-mode="${mode}">${label}</p>`;
}

/** The page around an embedded one: head, greeting, title, the stage and the small print. */
export function embedShell(view: EmbedView, parts: ShellParts): string {
  const { lang, texts, site, username, mode } = view;
  const { page, title, lead, rules, main, data, hasMode } = parts;
  const file = `embed${page}`;
  return html`<!doctype html>
    <html lang="${lang}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <link rel="stylesheet" href="/page/base.css" />
        <link rel="stylesheet" href="/page/embed.css" />
        <link rel="stylesheet" href="/page/${file}.css" />
        ${data === undefined ? NOTHING : fragment`<script type="module" src="/page/${file}.js"></script>`}
      </head>
      <body data-page="${page}" data-state="${JSON.stringify(data ?? null)}">
        <header class="bar">
          <p class="site">${site}</p>
          <p class="who">${username ? texts.hello(username) : ''}</p>
          ${hasMode ? modeBadge(view) : NOTHING}
        </header>
        <main class="stage">
          <div class="intro">
            <h1>${title}</h1>
            <p>${lead}</p>
          </div>
          ${main}
          <footer class="small">
            ${hasMode && mode === 'play' ? fragment`<p class="practice">${texts.practiceText}</p>` : NOTHING}
            <p>${rules}</p>
          </footer>
        </main>
        <p class="notice" id="notice" role="alert" hidden></p>
      </body>
    </html> `;
}
