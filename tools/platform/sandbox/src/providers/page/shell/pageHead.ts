import { fragment, type Raw } from '../../../http/html.ts';

export interface PageHead {
  /** Shown until the page's script knows its session's language. */
  title: string;
  /** Files under `/page/`, without their extension: `slot/slotHud`. */
  styles: readonly string[];
  script?: string | undefined;
  /** A brand's stylesheet, before the others. */
  theme?: string | undefined;
}

const styleLink = (file: string): Raw => fragment`
    <link rel="stylesheet" href="/page/${file}.css" />`;

/** The head of every page. */
export const pageHead = ({ title, styles, script, theme }: PageHead): Raw => fragment`<head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
    <meta name="robots" content="noindex" />
    <title>${title}</title>
    ${theme !== undefined && fragment`<link rel="stylesheet" href="/embed/theme/${theme}.css" />`}${styles.map(styleLink)}
    ${script && fragment`<script type="module" src="/page/${script}.js"></script>`}
  </head>`;
