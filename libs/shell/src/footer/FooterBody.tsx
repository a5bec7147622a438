import { SiteFooter, useProgressiveCount } from '@baize/ui';
import type { FooterProps } from './Footer.tsx';
import { FooterTop } from './FooterTop.tsx';
import { LegalNotice } from './LegalNotice.tsx';
import { ResponsibleGamblingLinks } from './ResponsibleGamblingLinks.tsx';

type Props = Required<Omit<FooterProps, 'slim'>> & { flush: boolean; atOnce: boolean };

/** The first band renders in two tasks: logo and text, then the links. */
const TOP_STEPS = 2;

/** The full footer; it renders piece by piece unless `atOnce` is set. */
export function FooterBody({ bands, folded, flush, atOnce }: Props) {
  const rest = [
    ...bands,
    { id: 'protection', content: <ResponsibleGamblingLinks /> },
    { id: 'legal', content: <LegalNotice /> },
  ];
  const steps = useProgressiveCount(TOP_STEPS + rest.length, atOnce);
  return (
    <SiteFooter
      flush={flush}
      bands={[
        { id: 'head', content: <FooterTop folded={folded} withColumns={steps >= TOP_STEPS} /> },
        ...rest.slice(0, Math.max(0, steps - TOP_STEPS)),
      ]}
    />
  );
}
