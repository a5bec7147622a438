import { useCurrentRoute } from '@baize/routing';
import { lazy, Suspense, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { SlimFooter } from './SlimFooter.tsx';

const FooterBody = lazy(async () => ({ default: (await import('./FooterBody.tsx')).FooterBody }));

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
  if (footer === 'in-play') return <SlimFooter />;
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
