import { theme } from '@baize/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

/** A message in the middle of the window, for pages without header and footer. */
export const FullScreenMessage = ({ children }: { children: ReactNode }) => (
  <Root data-part="message">{children}</Root>
);

const Root = styled.main`
  display: grid;
  grid-template-columns: minmax(0, 560px);
  place-content: center;
  gap: ${theme.space.xl};
  min-block-size: 100svh;
  padding: ${theme.page.gutter};
  & > a {
    justify-self: center;
  }
  & > a > img {
    object-position: center;
  }
  & > p {
    color: ${theme.color.textMuted};
    font-size: ${theme.size.s};
    text-align: center;
  }
`;
