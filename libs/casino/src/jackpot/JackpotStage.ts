import { theme } from '@baize/ui';
import { styled } from 'styled-components';

/** The container for third-party jackpots: as high as a heading and a column of four prizes. */
export const JackpotStage = styled.section`
  position: relative;
  display: grid;
  block-size: 304px;
  border-radius: ${theme.radius.m};
  overflow: hidden;
`;
