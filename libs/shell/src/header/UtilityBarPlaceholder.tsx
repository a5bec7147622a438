import { media, theme } from '@baize/ui';
import { styled } from 'styled-components';

/** Where the slim line over the header of wide screens stands, and keeps its place until it comes. */
export const UtilityBarPlaceholder = styled.div`
  display: none;
  block-size: 34px;
  background: ${theme.color.sunken};
  color: ${theme.color.textMuted};
  font-size: ${theme.size.xs};
  ${media.web} {
    display: block;
  }
`;
