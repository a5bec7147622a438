import { IconButton, theme, UpIcon, useReducedMotion } from '@baize/ui';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { belowFormButtons } from './belowFormButtons.ts';

/** Scroll distance from which the button is shown, in CSS pixels (spec 1/9.shell/6). */
const THRESHOLD = 100;

/** How long the button is shown after the last scroll, in ms, so that it doesn't keep covering content. */
const REST_MS = 4000;

/**
 * Whether the visitor is far down the page and scrolling up, since the button isn't needed while reading on. It stays
 * while it's focused or hovered.
 */
function useIsReturning(button: RefObject<HTMLElement | null>): boolean {
  const [isReturning, setReturning] = useState(false);
  useEffect(() => {
    /* Not read before the first scroll, because that would be a layout of its own. */
    let last = 0;
    let rest: number | undefined;
    const leave = () => {
      if (button.current?.matches(':focus-within, :hover')) wait();
      else setReturning(false);
    };
    const wait = () => {
      clearTimeout(rest);
      rest = window.setTimeout(leave, REST_MS);
    };
    const update = () => {
      const now = window.scrollY;
      if (now !== last) setReturning(now > THRESHOLD && now < last);
      last = now;
      wait();
    };
    addEventListener('scroll', update, { passive: true });
    return () => {
      clearTimeout(rest);
      removeEventListener('scroll', update);
    };
  }, [button]);
  return isReturning;
}

interface Props {
  /** Another element is at the bottom edge, so the button is placed above it. */
  raised: boolean;
}

/** Scrolls back to the top of a long page and moves focus there. */
export function BackToTop({ raised }: Props) {
  const { t } = useTranslation('shellDeferred');
  const still = useReducedMotion();
  const place = useRef<HTMLDivElement>(null);
  const isReturning = useIsReturning(place);
  if (!isReturning) return null;
  const leave = () => {
    window.scrollTo({ top: 0, behavior: still ? 'auto' : 'smooth' });
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
  };
  return (
    <Place ref={place} data-raised={raised}>
      <IconButton variant="glass" icon={UpIcon} label={t('to_top')} onClick={leave} />
    </Place>
  );
}

const Place = styled.div`
  position: fixed;
  z-index: ${theme.layer.sticky};
  inset-block-end: calc(var(--bz-bar-bottom, 0px) + env(safe-area-inset-bottom) + ${theme.space.m});
  inset-inline-end: ${theme.space.m};
  ${belowFormButtons}
  &[data-raised='true'] {
    inset-block-end: calc(
      var(--bz-bar-bottom, 0px) + env(safe-area-inset-bottom) + 48px + 2 * ${theme.space.m}
    );
  }
`;
