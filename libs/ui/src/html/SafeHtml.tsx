import { useLayoutEffect, useMemo, useRef, type MouseEvent } from 'react';
import { styled } from 'styled-components';
import { ErrorState } from '../feedback/ErrorState.tsx';
import { enhanceHtml, type EnhanceLabels } from './enhanceHtml.ts';
import { htmlStyles } from './htmlStyles.ts';
import { HtmlSkeleton } from './HtmlSkeleton.tsx';
import { loadSanitizer, useSanitizer } from './useSanitizer.ts';

export type SafeHtmlProps = {
  /** As received from the server. */
  html: string;
  labels: EnhanceLabels & {
    /** Read aloud while the sanitizer is loading. */
    loading: string;
    /** Shown if the sanitizer couldn't be fetched: title, and the retry button. */
    failed: string;
    retry: string;
  };
  /** The level of the highest heading in it, one below the heading above it. */
  level?: 2 | 3 | 4;
  /** Lines of the skeleton; about as many as expected. */
  lines?: number;
  /**
   * Called when a link to a page of this site is followed; the app then navigates itself. @param path path,
   * query and hash
   */
  onFollow?: (path: string) => void;
};

/**
 * HTML from the platform, sanitized and typeset: promotions, content pages, rules. Nothing in it runs, sends, embeds or
 * covers the page.
 *
 * - Use for every text that arrives as HTML; nothing else renders server HTML in a page. Its code loads when the first
 *   one is shown.
 * - Not for HTML with scripts or widgets: ScriptHost. Not for plain text: render it directly.
 * - Keys: Tab stops at its links, and at tables that are wider than their container; there the arrow keys scroll.
 * - Screen reader: headings are moved below `level` without gaps, a table is named by its caption or the heading above
 *   it, an external link is announced as opening a new window.
 */
export function SafeHtml({ html, labels, level = 2, lines = 6, onFollow }: SafeHtmlProps) {
  const sanitizer = useSanitizer();
  const sanitize = sanitizer.state === 'ready' ? sanitizer.sanitize : undefined;
  const safe = useMemo(() => sanitize && { __html: sanitize(html) }, [sanitize, html]);
  if (sanitizer.state === 'failed')
    return (
      <ErrorState title={labels.failed} retryLabel={labels.retry} onRetry={() => void loadSanitizer()} />
    );
  if (!safe) return <HtmlSkeleton label={labels.loading} lines={lines} />;
  return <Text safe={safe} labels={labels} level={level} onFollow={onFollow} />;
}

type TextProps = { safe: { __html: string | TrustedHTML } } & Pick<SafeHtmlProps, 'labels' | 'onFollow'> & {
    level: number;
  };

function Text({ safe, labels: { table, newWindow }, level, onFollow }: TextProps) {
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
  /* Remounted when its texts change, since enhancing it twice would add each text twice. */
  return (
    <Root key={`${level} ${table} ${newWindow}`} ref={root} onClick={follow} dangerouslySetInnerHTML={safe} />
  );
}

/** The path of a plain click on a link to another page of this site. */
function siteLink(event: MouseEvent): string | undefined {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return undefined;
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]');
  const withPage = link?.getAttribute('href')?.startsWith('#');
  if (!link || withPage || link.origin !== location.origin) return undefined;
  return link.pathname + link.search + link.hash;
}

const Root = styled.div`
  ${htmlStyles}
`;
