import { styled } from 'styled-components';
import { VisuallyHidden } from '../a11y/VisuallyHidden.tsx';
import { Spinner } from '../feedback/Spinner.tsx';
import { Icon } from '../icon/Icon.tsx';
import { SuccessIcon } from '../icon/icons.ts';
import { theme } from '../theme/theme.ts';

export const CODE_STATUS = ['idle', 'checking', 'right'] as const;
export type CodeStatus = (typeof CODE_STATUS)[number];

/** After the boxes of a code: a spinner while it is verified, a tick when it matches. */
export function CodeStatusIcon({ status, label }: { status: CodeStatus; label: string | undefined }) {
  return (
    <Root data-status={status}>
      {status === 'checking' && <Spinner size={22} />}
      {status === 'right' && <Icon of={SuccessIcon} size={24} />}
      <VisuallyHidden role="status">{status === 'idle' ? '' : label}</VisuallyHidden>
    </Root>
  );
}

const Root = styled.span`
  position: relative;
  flex: none;
  display: inline-grid;
  place-items: center;
  color: ${theme.color.textMuted};
  &[data-status='right'] {
    color: ${theme.color.positiveText};
  }
`;
