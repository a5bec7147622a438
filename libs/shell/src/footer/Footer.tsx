import { useCurrentRoute, useIsInPlay } from '@baize/routing';
import { media, useAfterIdle, useFirstPageReady } from '@baize/ui';
import { Suspense, useDeferredValue, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { deferredComponent } from '../deferredComponent.tsx';

const SlimFooter = deferredComponent(async () => (await import('./SlimFooter.tsx')).SlimFooter);
const FooterBody = deferredComponent(async () => (await import('./FooterBody.tsx')).FooterBody);

export interface FooterProps {
  /** Bands that an app adds below the link columns, such as the providers' logos. */
  bands?: readonly { id: string; content: ReactNode }[];
  /**
   * Folds the link columns under their titles, for phones, and omits the bands below a sportsbook, which fills the
   * window.
   */
  folded?: boolean;
  /** Only the safer-gambling line, for pages with their own footer. */
  slim?: boolean;
}

/**
 * The footer of every page: links, help, licence. While a game is in play only a slim line is shown. It renders after
 * the page's own parts, because it's below the fold and a fifth of the page's bytes.
 */
export function Footer({ bands = [], folded = false, slim = false }: FooterProps) {
  const footer = useCurrentRoute()?.handle?.footer;
  const isFirstPageReady = useFirstPageReady();
  const isDue = useAfterIdle(isFirstPageReady);
  const [wasSettled] = useState(isFirstPageReady);
  const isInPlay = useIsInPlay();
  if (footer === 'none') return null;
  const isFlush = footer === 'flush';
  if (slim || isInPlay) return <Slim key="slim" isFirstPage={!wasSettled} />;
  return (
    <Suspense fallback={<Place />}>
      {isDue ? (
        <FooterBody
          bands={folded && isFlush ? [] : bands}
          folded={folded}
          flush={isFlush}
          atOnce={wasSettled}
        />
      ) : (
        <Place />
      )}
    </Suspense>
  );
}

/* A game that is navigated to doesn't wait for the footer's code. */
function Slim({ isFirstPage }: { isFirstPage: boolean }) {
  const isDue = useDeferredValue(true, isFirstPage);
  return <Suspense fallback={<SlimPlace />}>{isDue ? <SlimFooter /> : <SlimPlace />}</Suspense>;
}

/* The approximate height of a footer, so that the scroll bar doesn't jump when it loads. */
const Place = styled.div`
  min-block-size: 90vh;
`;

/* The height of the slim footer, so that a game isn't resized when it loads. */
const SlimPlace = styled.div`
  min-block-size: 50px;
  ${media.touch} {
    min-block-size: 60px;
  }
`;
