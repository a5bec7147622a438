import { theme } from '@baize/ui';
import { styled } from 'styled-components';

/** The container of a message that replaces a provider's page. */
export const MessageArea = styled.div`
  align-self: center;
  inline-size: min(100%, 720px);
  margin-inline: auto;
  padding: ${theme.space.l} ${theme.page.gutter};
`;
