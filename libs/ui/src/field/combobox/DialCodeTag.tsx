import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';

/** A country's two-letter code as on a number plate; decorative, next to its name. */
export function DialCodeTag({ children }: { children: string }) {
  return <Root aria-hidden="true">{children}</Root>;
}

const Root = styled.span`
  flex: none;
  min-inline-size: 30px;
  padding: 2px 4px;
  border-radius: min(${theme.radius.s}, 5px);
  background: ${theme.color.raised};
  color: ${theme.color.text};
  box-shadow: inset 0 0 0 1px ${theme.color.lineStrong};
  font-size: 11px;
  font-weight: ${theme.weight.bold};
  letter-spacing: 0.04em;
  line-height: 1.35;
  text-align: center;
`;
