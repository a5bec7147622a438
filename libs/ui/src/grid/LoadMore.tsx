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
  /** Loads by itself when it comes near the window; otherwise only the button does. */
  auto?: boolean;
  /** How far the list is, for example "48 / 1.200"; announced. */
  progress?: ReactNode;
};

/** The end of a paged list: a sentinel for scrolling on and a button for everybody else. */
export function LoadMore({ hasMore, loading, label, onLoadMore, auto = false, progress }: LoadMoreProps) {
  const sentinel = useRef<HTMLDivElement>(null);
  const near = useInView(sentinel, '600px');
  const load = useEffectEvent(onLoadMore);
  const due = auto && near && hasMore && !loading;
  useEffect(() => {
    if (due) load();
  }, [due]);
  return (
    <Root ref={sentinel}>
      {progress && <Progress role="status">{progress}</Progress>}
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
`;
