import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from '../theme/theme.ts';

export type SiteFooterProps = {
  /** From top to bottom: logos, columns, player protection, small print. Each gets a separate band. */
  bands: readonly { id: string; content: ReactNode }[];
  /** Above the bands, full width: a closing band. */
  lead?: ReactNode;
  /** Directly below the page, without a margin: for pages that fill the viewport. */
  flush?: boolean;
};

/**
 * The end of every page: bands between hairlines, below an edge with the brand's motif.
 *
 * - Use once, mounted by the shell; 18+ and the help lines belong in it.
 * - Not for the buttons under a form: SubmitRow.
 * - Screen reader: the page's `contentinfo` landmark.
 */
export function SiteFooter({ bands, lead, flush = false }: SiteFooterProps) {
  return (
    <Root data-flush={flush} data-lead={Boolean(lead)}>
      {lead && <Lead>{lead}</Lead>}
      {bands.map((band) => (
        <Band key={band.id}>{band.content}</Band>
      ))}
    </Root>
  );
}

const Root = styled.footer`
  position: relative;
  isolation: isolate;
  margin-block-start: ${theme.space.section};
  padding: 48px ${theme.page.gutter} calc(${theme.space.xl} + var(--bz-bar-bottom, 0px));
  background: ${theme.color.surface};
  box-shadow: inset 0 1px 0 ${theme.color.line};
  color: ${theme.color.textMuted};
  font-size: ${theme.size.s};
  overflow: hidden;
  & h2 {
    color: ${theme.color.text};
  }
  &[data-lead='true']::before {
    display: none;
  }
  &[data-flush='true'] {
    margin-block-start: 0;
  }
  &::before {
    content: '';
    position: absolute;
    z-index: -1;
    inset-block: 0 auto;
    inset-inline: 0;
    block-size: 48px;
    background-image: ${theme.motif.image};
    opacity: 0.4;
    mask-image: linear-gradient(#000, transparent);
  }
`;

/* As wide as the footer, replacing its motif. */
const Lead = styled.div`
  margin: -48px calc(-1 * ${theme.page.gutter}) 0;
`;

const Band = styled.div`
  max-inline-size: ${theme.page.width};
  margin-inline: auto;
  padding-block: ${theme.space.l};
  & + & {
    border-block-start: 1px solid ${theme.color.line};
  }
  /* Hides a section that rendered nothing. */
  &&:empty {
    display: none;
  }
`;
