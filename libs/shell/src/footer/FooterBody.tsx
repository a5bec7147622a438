import { SiteFooter, useProgressiveCount } from '@baize/ui';
import type { FooterProps } from './Footer.tsx';
import { FooterTop } from './FooterTop.tsx';
import { Legal } from './Legal.tsx';
import { ResponsibleGamblingLinks } from './ResponsibleGamblingLinks.tsx';

type Props = Required<Omit<FooterProps, 'slim'>> & { flush: boolean; atOnce: boolean };

/** The first band renders in two tasks: logo and text, then the links. */
const HEAD_TURNS = 2;

/** The full footer; it renders piece by piece unless `atOnce` is set. */
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
