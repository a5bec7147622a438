import { styled } from 'styled-components';
import { LogoTile, type Logo } from '../card/LogoTile.tsx';
import { media } from '../theme/media.ts';
import { theme } from '../theme/theme.ts';

export type PaymentLogosProps = { label: string; logos: readonly Logo[] };

/**
 * The payment methods a brand accepts, in as many rows as they need.
 *
 * - Use in the footer and on pages about payments: display only.
 * - Not for choosing one: PaymentMethodGrid. Not for a link to one: PaymentShortcut.
 * - Screen reader: a list named by `label`; each logo is read by its name.
 */
export function PaymentLogos({ label, logos }: PaymentLogosProps) {
  return (
    <Root aria-label={label}>
      {logos.map((logo) => (
        <li key={logo.id}>
          <LogoTile logo={logo} />
        </li>
      ))}
    </Root>
  );
}

const Root = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${theme.space.xs};
  ${media.tablet} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
  ${media.web} {
    grid-template-columns: repeat(8, minmax(0, 1fr));
  }
`;
