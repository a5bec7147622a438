import { CATEGORY_TABS_HEIGHT, media, theme } from '@baize/ui';
import { styled } from 'styled-components';

/** The page of a lobby. A flex column, since a sticky child of a grid stays within its own row. */
export const LobbyRoot = styled.div`
  position: relative;
  isolation: isolate;
  display: flex;
  flex-direction: column;
  gap: ${theme.space.l};
  min-inline-size: 0;
  padding-block: ${theme.space.m} ${theme.space.xl};
  ${media.web} {
    gap: ${theme.space.m};
  }
  & > section {
    outline: none;
  }
  & :is(a, button, section) {
    scroll-margin-block-start: ${CATEGORY_TABS_HEIGHT};
  }
`;
