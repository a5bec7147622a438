import { theme } from '@baize/ui';
import { styled } from 'styled-components';

/** Where jackpots of another house are shown: as high as a heading and four prizes above each other. */
export const JackpotStage = styled.section`
  position: relative;
  display: grid;
  block-size: 304px;
  border-radius: ${theme.radius.m};
  overflow: hidden;
`;
