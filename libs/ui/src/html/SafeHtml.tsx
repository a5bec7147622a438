import { useLayoutEffect, useMemo, useRef, type MouseEvent } from 'react';
import { styled } from 'styled-components';
import { ErrorState } from '../feedback/ErrorState.tsx';
import { enhanceHtml, type EnhanceLabels } from './enhanceHtml.ts';
import { htmlStyles } from './htmlStyles.ts';
import { HtmlSkeleton } from './HtmlSkeleton.tsx';
import { loadSanitizer, useSanitizer } from './useSanitizer.ts';

export type SafeHtmlProps = {
  /** As it came from the server. */
  html: string;
  words: EnhanceLabels & {
    /** Read aloud while the sanitizer is on its way. */
    loading: string;
    /** The sanitizer could not be fetched: title, and the button that tries again. */
    failed: string;
    retry: string;
  };
  /** The level that the highest heading in it gets, one under the heading over it. */
  level?: 2 | 3 | 4;
  /** Lines of the skeleton; about as many as are to be expected. */
  lines?: number;
  /** A link to a page of this site was followed; with it the app goes there itself. @param path path, query and hash */
  onFollow?: (path: string) => void;
};

/**
 * HTML from the platform, made safe and set like a well-made book: promotions, content pages, rules. Nothing in it runs,
 * sends, frames or lies over the page.
 *
 * - Use for every text that comes as HTML; it is the only way HTML gets onto a page. Its code comes when the first one is shown.
 * - Not for HTML with scripts or widgets: ScriptHost. Not for plain words: an element of their own.
 * - Keys: Tab stops at its links, and at tables that are wider than their place; there the arrow keys scroll.
 * - Aloud: headings are moved under `level` without gaps, a table is named by its caption or the heading over it, a link that
 *   leaves the site says that it opens a new window.
 */
export function SafeHtml({ html, words, level = 2, lines = 6, onFollow }: SafeHtmlProps) {
  const sanitizer = useSanitizer();
  const sanitize = sanitizer.state === 'ready' ? sanitizer.sanitize : undefined;
  const safe = useMemo(() => sanitize && { __html: sanitize(html) }, [sanitize, html]);
  if (sanitizer.state === 'failed')
    return <ErrorState title={words.failed} retryLabel={words.retry} onRetry={() => void loadSanitizer()} />;
  if (!safe) return <HtmlSkeleton label={words.loading} lines={lines} />;
  return <Text safe={safe} words={words} level={level} onFollow={onFollow} />;
}

type TextProps = { safe: { __html: string | TrustedHTML } } & Pick<SafeHtmlProps, 'words' | 'onFollow'> & {
    level: number;
  };

function Text({ safe, words: { table, newWindow }, level, onFollow }: TextProps) {
  const root = useRef<HTMLDivElement>(null);
  useLayoutEffect(
    () => (root.current ? enhanceHtml(root.current, { table, newWindow }, level) : undefined),
    [safe, table, newWindow, level],
  );
  const follow = (event: MouseEvent) => {
    const path = onFollow && siteLink(event);
    if (!path) return;
    event.preventDefault();
    onFollow(path);
  };
  /* Dressed anew from the start when its words change, since dressing twice would say everything twice. */
  return (
    <Root key={`${level} ${table} ${newWindow}`} ref={root} onClick={follow} dangerouslySetInnerHTML={safe} />
  );
}

/** The path of a plain press on a link to another page of this site. */
function siteLink(event: MouseEvent): string | undefined {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return undefined;
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]');
  const inPage = link?.getAttribute('href')?.startsWith('#');
  if (!link || inPage || link.origin !== location.origin) return undefined;
  return link.pathname + link.search + link.hash;
}

const Root = styled.div`
  ${htmlStyles}
`;
