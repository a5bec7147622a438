import { useCurrentRoute } from '@baize/routing';
import { Suspense, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { later } from '../later.ts';

const SlimFooter = later(async () => (await import('./SlimFooter.tsx')).SlimFooter);
const FooterBody = later(async () => (await import('./FooterBody.tsx')).FooterBody);

export interface FooterProps {
  /** Bands of the app under the link columns, such as the providers' logos. */
  bands?: readonly { id: string; content: ReactNode }[];
  /** The link columns are folded under their titles: for screens in one hand. */
  folded?: boolean;
}

/**
 * The end of every page: where to go, who helps, who is licensed. While a game is in play one line of it is left. Its
 * code comes after the page's own: nobody sees it first.
 */
export function Footer({ bands = [], folded = false }: FooterProps) {
  const footer = useCurrentRoute()?.footer;
  if (footer === 'none') return null;
  if (footer === 'in-play')
    return (
      <Suspense fallback={null}>
        <SlimFooter />
      </Suspense>
    );
  return (
    <Suspense fallback={<Place />}>
      <FooterBody bands={bands} folded={folded} flush={footer === 'flush'} />
    </Suspense>
  );
}

/* About as high as a footer, so that the scroll bar does not jump when it comes. */
const Place = styled.div`
  min-block-size: 90vh;
`;
