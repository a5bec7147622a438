import { theme } from '@baize/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

/** Reserves a challenge's height while it loads, to avoid layout shift. */
export function CaptchaBox({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Box role="group" aria-label={label}>
      {children}
    </Box>
  );
}

const Box = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: center;
  gap: ${theme.space.xs};
  min-block-size: 66px;
  padding: ${theme.space.xs} ${theme.space.m};
  border-radius: ${theme.radius.m};
  background: ${theme.color.raised};
  box-shadow: inset 0 0 0 1px ${theme.color.line};
`;
