import { useBrand, type FooterModel } from '@baize/brand';
import { SiteFooter, useProgressiveCount } from '@baize/ui';
import type { ComponentType } from 'react';
import { deferredComponent } from '../deferredComponent.tsx';
import type { FooterProps } from './Footer.tsx';
import { FooterTop } from './FooterTop.tsx';
import type { FooterTopProps } from './FooterTopProps.ts';
import { LegalNotice } from './LegalNotice.tsx';
import { ResponsibleGamblingLinks } from './ResponsibleGamblingLinks.tsx';

type Props = Required<Omit<FooterProps, 'slim'>> & { flush: boolean; atOnce: boolean };

/*
 * Variants that not every brand uses are loaded on demand. The footer waits for them: on a short page they would move its
 * other bands.
 */
const TOPS: Record<FooterModel, ComponentType<FooterTopProps>> = {
  columns: FooterTop,
  compact: deferredComponent(async () => (await import('./CompactFooterTop.tsx')).CompactFooterTop),
  centred: deferredComponent(async () => (await import('./CentredFooterTop.tsx')).CentredFooterTop),
  banner: (props) => <FooterTop {...props} bare />,
};
const ClosingBand = deferredComponent(async () => (await import('./ClosingBand.tsx')).ClosingBand);

/** The first band renders in two tasks: logo and text, then the links. */
const TOP_STEPS = 2;

/**
 * The full footer in the brand's variant; it renders piece by piece unless `atOnce` is set. Legally required content is
 * in every variant.
 */
export function FooterBody({ bands, folded, flush, atOnce }: Props) {
  const { layout } = useBrand();
  const Top = TOPS[layout.footer];
  const rest = [
    ...bands,
    { id: 'protection', content: <ResponsibleGamblingLinks /> },
    { id: 'legal', content: <LegalNotice /> },
  ];
  const steps = useProgressiveCount(TOP_STEPS + rest.length, atOnce);
  const top = <Top folded={folded} withColumns={steps >= TOP_STEPS} />;
  return (
    <SiteFooter
      flush={flush}
      lead={layout.footer === 'banner' && <ClosingBand />}
      bands={[{ id: 'head', content: top }, ...rest.slice(0, Math.max(0, steps - TOP_STEPS))]}
    />
  );
}
