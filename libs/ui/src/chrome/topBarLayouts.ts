import { css } from 'styled-components';
import { media } from '../theme/media.ts';
import { theme } from '../theme/theme.ts';

/** `classic` has the navigation in its only row: from here on that fits, without the tools, which the hamburger's drawer has too. */
const WITH_NAV = '@media (min-width: 1280px)';
/** From here on all parts fit. */
const WITH_ALL = '@media (min-width: 1440px)';
const BETWEEN = `${WITH_NAV} and (max-width: 1439.98px)`;

/** The layout of the top bar's five parts in its three variants. */
export const topBarLayouts = css`
  [data-part] {
    min-inline-size: 0;
  }
  [data-part='menu'] {
    grid-area: menu;
    margin-inline-start: -8px;
  }
  &[data-menu='narrow']:not([data-variant='classic']) [data-part='menu'] {
    ${media.web} {
      display: none;
    }
  }
  [data-part='logo'] {
    grid-area: logo;
    & :is(img, svg) {
      max-block-size: 36px;
      inline-size: auto;
    }
  }
  [data-part='nav'] {
    grid-area: nav;
    display: none;
  }
  [data-part='tools'] {
    grid-area: tools;
    display: none;
    align-items: center;
    justify-content: end;
    gap: ${theme.space.xs};
  }
  [data-part='account'] {
    grid-area: account;
    display: flex;
    align-items: center;
    justify-content: end;
    gap: ${theme.space.xs};
  }
  & > div {
    grid-template: 'menu logo account' / auto 1fr auto;
    column-gap: ${theme.space.xs};
    ${media.tablet} {
      column-gap: ${theme.space.m};
    }
    ${media.desktop} {
      min-block-size: 68px;
      grid-template: 'menu logo nav tools account' / auto auto 1fr auto auto;
    }
  }
  ${media.desktop} {
    [data-part='tools'] {
      display: flex;
    }
  }
  &[data-variant='classic'] {
    ${WITH_NAV} {
      [data-part='nav'] {
        display: block;
      }
      & > div {
        column-gap: ${theme.space.s};
      }
    }
    ${BETWEEN} {
      [data-part='tools'] {
        display: none;
      }
      & > div {
        grid-template: 'menu logo nav account' / auto auto 1fr auto;
      }
    }
    /* Without a hamburger button there is no column for it, nor a gap beside it. */
    ${WITH_ALL} {
      &[data-menu='narrow'] [data-part='menu'] {
        display: none;
      }
      &[data-menu='narrow'] > div {
        grid-template: 'logo nav tools account' / auto 1fr auto auto;
      }
    }
  }
  &[data-variant='centred'] [data-part='nav'] {
    ${media.web} {
      display: block;
    }
  }
  &[data-variant='rail'] > div {
    max-inline-size: none;
    ${media.desktop} {
      min-block-size: 60px;
      grid-template: 'menu logo tools account' / auto auto 1fr auto;
    }
  }
  &[data-variant='centred'] > div {
    ${media.desktop} {
      grid-template: 'menu tools logo account account' 68px / 44px minmax(0, 1fr) auto minmax(0, 1fr) 44px;
      [data-part='tools'] {
        justify-content: start;
      }
    }
    ${media.web} {
      grid-template:
        'menu tools logo account account' 68px
        'nav nav nav nav nav' auto / 44px minmax(0, 1fr) auto minmax(0, 1fr) 44px;
    }
  }
  /* Without a hamburger button it needs no space for one. */
  &[data-variant='centred'][data-menu='narrow'] > div {
    ${media.web} {
      grid-template:
        'tools logo account' 68px
        'nav nav nav' auto / minmax(0, 1fr) auto minmax(0, 1fr);
    }
  }
`;
