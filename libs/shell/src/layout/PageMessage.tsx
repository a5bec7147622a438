import { theme } from '@baize/ui';
import { styled } from 'styled-components';

/** Room around a page that is nothing but a message: it touches neither header nor footer. */
export const PageMessage = styled.div`
  padding-block: ${theme.space.xl};
`;
