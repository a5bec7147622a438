import { styled } from 'styled-components';
import { theme } from '../theme/theme.ts';
import { LogoPlate, type Logo } from './LogoPlate.tsx';

export type PaymentLogosProps = { label: string; logos: readonly Logo[] };

/** The payment methods a brand takes, in as many lines as they need. */
export function PaymentLogos({ label, logos }: PaymentLogosProps) {
  return (
    <Root aria-label={label}>
      {logos.map((logo) => (
        <li key={logo.id}>
          <LogoPlate logo={logo} />
        </li>
      ))}
    </Root>
  );
}

const Root = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(124px, calc(50% - 8px)), 1fr));
  gap: ${theme.space.xs};
`;
