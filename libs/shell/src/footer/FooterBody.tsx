import { SiteFooter, useProgressiveCount } from '@baize/ui';
import type { FooterProps } from './Footer.tsx';
import { FooterTop } from './FooterTop.tsx';
import { Legal } from './Legal.tsx';
import { ResponsibleGamblingLinks } from './ResponsibleGamblingLinks.tsx';

type Props = Required<Omit<FooterProps, 'slim'>> & { flush: boolean; atOnce: boolean };

/** The first band comes in two: who this is, then where to go. */
const HEAD_TURNS = 2;

/** The footer in full, piece by piece unless it comes `atOnce`. */
export function FooterBody({ bands, folded, flush, atOnce }: Props) {
  const rest = [
    ...bands,
    { id: 'protection', content: <ResponsibleGamblingLinks /> },
    { id: 'legal', content: <Legal /> },
  ];
  const turns = useProgressiveCount(HEAD_TURNS + rest.length, atOnce);
  return (
    <SiteFooter
      flush={flush}
      bands={[
        { id: 'head', content: <FooterTop folded={folded} withColumns={turns >= HEAD_TURNS} /> },
        ...rest.slice(0, Math.max(0, turns - HEAD_TURNS)),
      ]}
    />
  );
}
