import { theme } from '@baize/ui';
import { styled } from 'styled-components';

/** A column with a comfortable width for forms. */
export const Narrow = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.l};
  max-inline-size: 640px;
`;
