import { useCurrentRoute } from '@baize/routing';
import { useDeferredRender, useFirstPageReady } from '@baize/ui';
import { Suspense, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { deferredPart } from '../deferredPart.tsx';

const SlimFooter = deferredPart(async () => (await import('./SlimFooter.tsx')).SlimFooter);
const FooterBody = deferredPart(async () => (await import('./FooterBody.tsx')).FooterBody);

export interface FooterProps {
  /** Bands of the app under the link columns, such as the providers' logos. */
  bands?: readonly { id: string; content: ReactNode }[];
  /** The link columns are folded under their titles: for screens in one hand. */
  folded?: boolean;
  /** Only the line that protects a player: inside a page that has a footer of its own. */
  slim?: boolean;
}

/**
 * The end of every page: where to go, who helps, who is licensed. While a game is in play one line of it is left. It
 * comes after the page's own parts: nobody sees it first, and it is a fifth of the page's bytes.
 */
export function Footer({ bands = [], folded = false, slim = false }: FooterProps) {
  const footer = useCurrentRoute()?.footer;
  const isDue = useDeferredRender();
  const [wasSettled] = useState(useFirstPageReady());
  const isInPlay = footer === 'in-play';
  if (footer === 'none' || (slim && isInPlay)) return null;
  if (slim || isInPlay)
    return (
      <Suspense fallback={null}>
        <SlimFooter />
      </Suspense>
    );
  return (
    <Suspense fallback={<Place />}>
      {isDue ? (
        <FooterBody bands={bands} folded={folded} flush={footer === 'flush'} atOnce={wasSettled} />
      ) : (
        <Place />
      )}
    </Suspense>
  );
}

/* About as high as a footer, so that the scroll bar does not jump when it comes. */
const Place = styled.div`
  min-block-size: 90vh;
`;
