import { InTurn, SiteFooter } from '@baize/ui';
import type { FooterProps } from './Footer.tsx';
import { FooterHead } from './FooterHead.tsx';
import { Legal } from './Legal.tsx';
import { Protection } from './Protection.tsx';

type Props = Required<Omit<FooterProps, 'slim'>> & { flush: boolean };

/** The footer in full, band by band. */
export function FooterBody({ bands, folded, flush }: Props) {
  const whole = [
    { id: 'head', content: <FooterHead folded={folded} /> },
    ...bands,
    { id: 'protection', content: <Protection /> },
    { id: 'legal', content: <Legal /> },
  ];
  return (
    <SiteFooter
      flush={flush}
      bands={whole.map(({ id, content }) => ({ id, content: <InTurn>{content}</InTurn> }))}
    />
  );
}
