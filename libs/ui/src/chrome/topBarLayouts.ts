import { css } from 'styled-components';
import { media } from '../theme/media.ts';
import { theme } from '../theme/theme.ts';

/** The layout of the top bar's five parts in its three variants. */
export const topBarLayouts = css`
  [data-part] {
    min-inline-size: 0;
  }
  [data-part='menu'] {
    grid-area: menu;
    margin-inline-start: -8px;
  }
  &[data-menu='narrow'] [data-part='menu'] {
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
  ${media.web} {
    &:not([data-variant='rail']) [data-part='nav'] {
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
