import { media } from '@baize/ui';
import { css } from 'styled-components';

/** What floats at a phone's bottom edge makes way for the buttons of a form that stick there (`SubmitRow`). */
export const belowFormButtons = css`
  ${media.phone} {
    body:has([data-part='submit'][data-floating='true']) & {
      display: none;
    }
  }
`;
