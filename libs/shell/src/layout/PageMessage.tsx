import { theme } from '@baize/ui';
import { styled } from 'styled-components';

/** Spacing around a page that consists only of a message, so that it touches neither header nor footer. */
export const PageMessage = styled.div`
  padding-block: ${theme.space.xl};
`;
