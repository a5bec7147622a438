import { SiteFooter, useTurns } from '@baize/ui';
import type { FooterProps } from './Footer.tsx';
import { FooterHead } from './FooterHead.tsx';
import { Legal } from './Legal.tsx';
import { Protection } from './Protection.tsx';

type Props = Required<Omit<FooterProps, 'slim'>> & { flush: boolean; atOnce: boolean };

/** The first band comes in two: who this is, then where to go. */
const HEAD_TURNS = 2;

/** The footer in full, piece by piece unless it comes `atOnce`. */
export function FooterBody({ bands, folded, flush, atOnce }: Props) {
  const rest = [...bands, { id: 'protection', content: <Protection /> }, { id: 'legal', content: <Legal /> }];
  const turns = useTurns(HEAD_TURNS + rest.length, atOnce);
  return (
    <SiteFooter
      flush={flush}
      bands={[
        { id: 'head', content: <FooterHead folded={folded} withColumns={turns >= HEAD_TURNS} /> },
        ...rest.slice(0, Math.max(0, turns - HEAD_TURNS)),
      ]}
    />
  );
}
