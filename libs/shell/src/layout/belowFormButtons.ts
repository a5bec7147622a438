import { media } from '@baize/ui';
import { css } from 'styled-components';

/** Makes floating elements at a phone's bottom edge give way to a form's sticky buttons (`SubmitRow`). */
export const belowFormButtons = css`
  ${media.phone} {
    body:has([data-part='submit'][data-floating='true']) & {
      display: none;
    }
  }
`;
