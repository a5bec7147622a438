import { IconButton, theme, UpIcon, useReducedMotion } from '@baize/ui';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';

/** Scroll distance from which the button is shown, in CSS pixels (spec 1/9.shell/6). */
const THRESHOLD = 100;

/** Whether the visitor is far down the page and scrolling up: while reading on, the button isn't needed. */
function useIsReturning(): boolean {
  const [isReturning, setReturning] = useState(false);
  useEffect(() => {
    let last = window.scrollY;
    const update = () => {
      const now = window.scrollY;
      if (now !== last) setReturning(now > THRESHOLD && now < last);
      last = now;
    };
    addEventListener('scroll', update, { passive: true });
    return () => removeEventListener('scroll', update);
  }, []);
  return isReturning;
}

interface Props {
  /** Another element is at the bottom edge; the button is placed above it. */
  raised: boolean;
}

/** Scrolls back to the top of a long page and moves the focus there. */
export function BackToTop({ raised }: Props) {
  const { t } = useTranslation('shellLater');
  const still = useReducedMotion();
  const isReturning = useIsReturning();
  if (!isReturning) return null;
  const leave = () => {
    window.scrollTo({ top: 0, behavior: still ? 'auto' : 'smooth' });
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
  };
  return (
    <Place data-raised={raised}>
      <IconButton variant="glass" icon={UpIcon} label={t('to_top')} onClick={leave} />
    </Place>
  );
}

const Place = styled.div`
  position: fixed;
  z-index: ${theme.layer.sticky};
  inset-block-end: calc(var(--bz-bar-bottom, 0px) + env(safe-area-inset-bottom) + ${theme.space.m});
  inset-inline-end: ${theme.space.m};
  &[data-raised='true'] {
    inset-block-end: calc(
      var(--bz-bar-bottom, 0px) + env(safe-area-inset-bottom) + 48px + 2 * ${theme.space.m}
    );
  }
`;
