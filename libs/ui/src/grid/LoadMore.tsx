import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button } from '../button/Button.tsx';
import { useInView } from '../motion/useInView.ts';
import { theme } from '../theme/theme.ts';

export type LoadMoreProps = {
  hasMore: boolean;
  loading: boolean;
  label: string;
  onLoadMore: () => void;
  /** Loads automatically near the viewport; otherwise only the button does. */
  auto?: boolean;
  /** Progress through the list, for example "48 / 1.200"; announced. */
  progress?: ReactNode;
  /** Why the last page failed to load; announced. Then only the button tries again. */
  error?: ReactNode;
};

/**
 * The end of a paged list: a sentinel for infinite scrolling, and a button. A list that auto-loads its first pages sets
 * `auto` until then.
 *
 * - Use below a grid or a list that is scrolled through.
 * - Not for records with numbered pages: Pager.
 * - Keys: Enter and Space press the button; focus stays on it.
 * - Screen reader: the progress after each page; assertively, why a page failed to load.
 */
export function LoadMore({
  hasMore,
  loading,
  label,
  onLoadMore,
  auto = false,
  progress,
  error,
}: LoadMoreProps) {
  const sentinel = useRef<HTMLDivElement>(null);
  const near = useInView(sentinel, '600px');
  const load = useEffectEvent(onLoadMore);
  const due = auto && near && hasMore && !loading && !error;
  useEffect(() => {
    if (due) load();
  }, [due]);
  return (
    <Root ref={sentinel}>
      <Progress role="status">{progress}</Progress>
      <Failure role="alert">{error}</Failure>
      {hasMore && (
        <Button variant="secondary" size="l" loading={loading} onClick={onLoadMore}>
          {label}
        </Button>
      )}
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  justify-items: center;
  gap: ${theme.space.s};
  padding-block: ${theme.space.xl};
`;

const Progress = styled.p`
  color: ${theme.color.textMuted};
  font-size: ${theme.size.s};
  font-variant-numeric: tabular-nums;
  &:empty {
    display: none;
  }
`;

const Failure = styled.p`
  color: ${theme.color.dangerText};
  font-weight: ${theme.weight.medium};
  text-align: center;
  &:empty {
    display: none;
  }
`;
