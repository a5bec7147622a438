import { css } from 'styled-components';
import { BREAKPOINT, media } from '../theme/media.ts';
import { theme } from '../theme/theme.ts';

/** From this width the bar contains the navigation; entries that don't fit are in its overflow menu. */
const WITH_NAV = '@media (min-width: 1024px)';
/** From this width a one-row bar fits its most important entries, and needs no hamburger button. */
const WITH_ALL = '@media (min-width: 1440px)';
/** Up to this width it's a phone's bar: logo, menu, account. */
const NARROW = `@media (max-width: ${BREAKPOINT.desktop - 0.02}px)`;
const ONE_ROW = ":is([data-variant='classic'], [data-variant='mega'])";

/** The layout of the top bar's five parts in its variants. */
export const topBarLayouts = css`
  [data-part] {
    min-inline-size: 0;
  }
  [data-part='menu'] {
    grid-area: menu;
    margin-inline-start: -8px;
  }
  &[data-menu='narrow']:not(${ONE_ROW}) [data-part='menu'] {
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
  ${NARROW} {
    &:is([data-variant='mega'], [data-variant='bottom']) {
      & > div {
        grid-template: 'logo account menu' / 1fr auto auto;
      }
      [data-part='menu'] {
        margin-inline: 0 -8px;
      }
    }
    &[data-variant='centred'] [data-part='logo'] {
      justify-self: center;
    }
  }
  &${ONE_ROW} {
    ${WITH_NAV} {
      [data-part='nav'] {
        display: block;
      }
      & > div {
        column-gap: ${theme.space.s};
        grid-template: 'menu logo nav tools account' / auto auto minmax(0, 1fr) auto auto;
      }
    }
    /* Without a hamburger button there is no column for it, nor a gap beside it. */
    ${WITH_ALL} {
      &[data-menu='narrow'] [data-part='menu'] {
        display: none;
      }
      &[data-menu='narrow'] > div {
        grid-template: 'logo nav tools account' / auto minmax(0, 1fr) auto auto;
      }
    }
  }
  &[data-variant='centred'] [data-part='nav'] {
    ${WITH_NAV} {
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
      min-block-size: 60px;
      grid-template: 'menu tools logo account account' 60px / 44px minmax(0, 1fr) auto minmax(0, 1fr) 44px;
      [data-part='tools'] {
        justify-content: start;
      }
    }
    ${WITH_NAV} {
      grid-template:
        'menu tools logo account account' 60px
        'nav nav nav nav nav' auto / 44px minmax(0, 1fr) auto minmax(0, 1fr) 44px;
    }
  }
  /* Without a hamburger button it needs no space for one. */
  &[data-variant='centred'][data-menu='narrow'] > div {
    ${media.web} {
      grid-template:
        'tools logo account' 60px
        'nav nav nav' auto / minmax(0, 1fr) auto minmax(0, 1fr);
    }
  }
  /* The whole width of the window, and a larger logo. */
  &[data-variant='mega'] {
    ${WITH_ALL} {
      [data-part='logo'] {
        margin-inline-end: ${theme.space.m};
      }
      & > div {
        max-inline-size: none;
      }
    }
  }
  /* Slim: the products are below it, in ProductTabs. */
  &[data-variant='bottom'] {
    box-shadow: none;
    ${media.desktop} {
      [data-part='nav'] {
        display: block;
        justify-self: center;
        inline-size: min(100%, 560px);
      }
      & > div {
        min-block-size: 60px;
        grid-template: 'menu logo nav tools account' / auto auto minmax(0, 1fr) auto auto;
      }
    }
    ${media.web} {
      &[data-menu='narrow'] > div {
        grid-template: 'logo nav tools account' / auto minmax(0, 1fr) auto auto;
      }
    }
  }
`;
