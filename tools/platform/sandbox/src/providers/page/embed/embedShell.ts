import { fragment, html, type Raw } from '../../../http/html.ts';
import type { EmbedView } from '../../embed/EmbedView.ts';
import { noticeBox } from '../shell/notices.ts';
import { pageHead } from '../shell/pageHead.ts';

export interface ShellParts {
  /** The name of the page's style and, if any, its script. */
  page: string;
  title: string;
  lead: string;
  rules: string;
  main: Raw;
  /** Data for the page's script. */
  data?: unknown;
  /** Whether the page has prizes, so that it must show whether they are real. */
  hasMode?: boolean;
}

function modeBadge({ mode, texts }: EmbedView): Raw {
  const label = mode === 'real' ? texts.real : texts.practice;
  return fragment`<p class="mode" data-mode="${mode}">${label}</p>`;
}

/** An embedded page's frame: head, greeting, title, stage and small print. */
export function embedShell(view: EmbedView, parts: ShellParts): string {
  const { lang, texts, site, slug, scheme, username, mode } = view;
  const { page, title, lead, rules, main, data, hasMode } = parts;
  const file = `embed/${page}`;
  const styles = ['shared/base', 'embed/embed', file];
  const script = data === undefined ? 'embed/height' : file;
  const head = pageHead({ title, styles, script, theme: slug });
  return html`<!doctype html>
    <html lang="${lang}" ${scheme !== undefined && fragment`data-scheme="${scheme}"`}>
      ${head}
      <body data-state="${JSON.stringify(data ?? null)}">
        <header class="bar">
          <p class="site">${site}</p>
          <p class="who">${username ? texts.hello(username) : ''}</p>
          ${hasMode && modeBadge(view)}
        </header>
        <main class="stage">
          <div class="intro">
            <h1>${title}</h1>
            <p>${lead}</p>
          </div>
          ${main}
          <footer class="small">
            ${hasMode && mode === 'play' && fragment`<p class="practice">${texts.practiceText}</p>`}
            <p>${rules}</p>
          </footer>
        </main>
        ${noticeBox}
      </body>
    </html> `;
}
