import { theme } from '@baize/ui';
import { styled } from 'styled-components';

/** A column as wide as a form reads well. */
export const Narrow = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.l};
  max-inline-size: 640px;
`;
