import { SiteFooter } from '@baize/ui';
import type { FooterProps } from './Footer.tsx';
import { FooterHead } from './FooterHead.tsx';
import { Legal } from './Legal.tsx';
import { Protection } from './Protection.tsx';

type Props = Required<Omit<FooterProps, 'slim'>> & { flush: boolean };

/** The footer in full. */
export function FooterBody({ bands, folded, flush }: Props) {
  return (
    <SiteFooter
      flush={flush}
      bands={[
        { id: 'head', content: <FooterHead folded={folded} /> },
        ...bands,
        { id: 'protection', content: <Protection /> },
        { id: 'legal', content: <Legal /> },
      ]}
    />
  );
}
