import { media, theme } from '@baize/ui';
import { styled } from 'styled-components';

/** Reserves the space of the utility bar until it loads. */
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
