import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from '../theme/theme.ts';

interface Props {
  /** Without padding, up to the overlay's edges. */
  flush?: boolean;
  children: ReactNode;
}

/**
 * The content of a Dialog or Sheet. When it overflows, it becomes focusable so that the keyboard can scroll
 * it.
 */
export function OverlayBody({ flush = false, children }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    /* Written to the element directly: no other part of the markup depends on it. */
    const read = () => {
      if (element.scrollHeight > element.clientHeight + 1) element.tabIndex = 0;
      else element.removeAttribute('tabindex');
    };
    if (typeof ResizeObserver === 'undefined') return read();
    /* The observer reports in the same frame, after layout; measuring here would force another layout. */
    const observer = new ResizeObserver(read);
    observer.observe(element);
    if (element.firstElementChild) observer.observe(element.firstElementChild);
    return () => observer.disconnect();
  }, []);
  return (
    <Root ref={box} data-flush={flush}>
      <div>{children}</div>
    </Root>
  );
}

/* The content gets all the available height, so that a part of it can fill it. */
const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  flex: 1;
  min-block-size: 0;
  padding: ${theme.space.xxs} ${theme.space.l} max(${theme.space.l}, env(safe-area-inset-bottom));
  overflow-y: auto;
  scrollbar-width: thin;
  overscroll-behavior: contain;
  &&[data-flush='true'] {
    padding: 0;
  }
  &:focus-visible {
    outline-offset: -2px;
  }
`;
