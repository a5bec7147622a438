import { css } from 'styled-components';
import { media } from '../theme/media.ts';
import { theme } from '../theme/theme.ts';

/** The bullets and the pause button below the image, in the page's colours. */
const bulletsOnPage = `
  min-block-size: 44px;
  --bullet: ${theme.color.textMuted};
  --bullet-rim: transparent;
  --bullet-focus: ${theme.color.focus};
  & > span > button[data-variant] {
    background: none;
    box-shadow: none;
    backdrop-filter: none;
    color: ${theme.color.textMuted};
    outline-color: ${theme.color.focus};
  }
`;

/**
 * The heights of the hero variants; they depend on the viewport only, so nothing shifts when slides arrive.
 */
export const heroStyles = css`
  --hero-ratio: 13 / 10;
  container: hero / inline-size;
  position: relative;
  min-inline-size: 0;
  /* A wide image in a narrow viewport (an iframe, a native web view) isn't cropped, since its text reaches both sides. */
  ${media.phone} {
    &[data-wide='true'] {
      --hero-ratio: 5 / 2;
    }
  }
  li {
    aspect-ratio: var(--hero-ratio);
  }
  &[data-variant='bleed'] {
    margin-inline: calc(-1 * ${theme.page.gutter});
    --hero-inset: ${theme.page.gutter};
    --hero-action-gutter: ${theme.page.gutter};
    ${media.tablet} {
      --hero-ratio: 5 / 2;
    }
    ${media.web} {
      --hero-ratio: 3 / 1;
      --hero-inset: calc(${theme.page.gutter} + 56px);
    }
    li {
      max-block-size: 560px;
    }
    /* From this width on it doesn't touch the viewport's edges, so it has rounded corners. */
    @media (min-width: 1640px) {
      margin: ${theme.space.m} 0 0;
      --hero-inset: 72px;
      & > * {
        border-radius: ${theme.radius.l};
      }
    }
  }
  /* On a phone a banner's text reaches its lower edge, so the bullets are placed below it, in reserved space. */
  ${media.phone} {
    &:is([data-variant='bleed'], [data-variant='inset'], [data-variant='split']) {
      --hero-foot: 0px;
      [role='region'] {
        margin-block-end: calc(-8px - ${theme.space.s});
        padding-block-end: 44px;
      }
      [data-part='bullets'] {
        inset-block-end: 0;
        ${bulletsOnPage}
      }
    }
  }
  &:not([data-variant='bleed']) {
    margin-block-start: ${theme.space.m};
  }
  &[data-variant='inset'] {
    ${media.tablet} {
      --hero-ratio: 5 / 2;
      --hero-inset: ${theme.space.xl};
    }
    ${media.web} {
      --hero-ratio: 3 / 1;
    }
    & > * {
      border-radius: ${theme.radius.l};
    }
  }
  &[data-variant='mosaic'] {
    li {
      border-radius: ${theme.radius.l};
    }
    ${media.phone} {
      margin-inline: calc(-1 * ${theme.page.gutter});
      --slide-size: 88%;
      --slide-gap: ${theme.space.s};
      --slide-room-inline: ${theme.page.gutter};
      --hero-action-gutter: ${theme.page.gutter};
    }
    ${media.tablet} {
      --hero-inset: ${theme.space.l};
      ul {
        display: grid;
        grid-template: repeat(2, minmax(0, 1fr)) / minmax(0, 2fr) minmax(0, 1fr);
        gap: ${theme.space.s};
      }
      li {
        inline-size: auto;
        aspect-ratio: auto;
      }
      li:first-child {
        grid-row: span 2;
        aspect-ratio: 5 / 2;
      }
      li:nth-child(n + 4) {
        display: none;
      }
    }
  }
  &[data-variant='split'] {
    display: grid;
    gap: ${theme.space.l};
    & > :last-child {
      border-radius: ${theme.radius.l};
    }
    ${media.tablet} {
      --hero-ratio: 5 / 2;
      --hero-inset: ${theme.space.xl};
    }
    ${media.desktop} {
      &[data-panel='true'] {
        grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
        align-items: stretch;
        gap: ${theme.space.xl};
        --hero-ratio: 2 / 1;
      }
    }
  }
  &:is([data-variant='cards'], [data-variant='strip']) {
    margin-inline: calc(-1 * ${theme.page.gutter});
    --hero-inset: ${theme.space.l};
    --hero-foot: 0px;
    --slide-size: 88%;
    --slide-gap: ${theme.space.m};
    --slide-room-inline: ${theme.page.gutter};
    --hero-action-gutter: ${theme.page.gutter};
    --hero-action-start: ${theme.page.gutter};
    --hero-action-foot: 44px;
    li {
      border-radius: ${theme.radius.l};
      box-shadow: ${theme.shadow.m};
      transition: transform ${theme.motion.slow} ${theme.motion.ease};
    }
    li[data-current='false'] {
      transform: scale(0.94);
      transform-origin: left center;
    }
    /* A neighbour shows only its image: its text would be cropped, and dimmed text is unreadable. */
    li[data-current='false'] > * > :not(img) {
      opacity: 0;
    }
    li[data-current='false'] img {
      opacity: 0.8;
    }
    li > * > * {
      transition: opacity ${theme.motion.slow} ${theme.motion.ease};
    }
    /* Reserves the space of the bullets before they render. */
    [role='region'] {
      padding-block-end: 44px;
    }
    [data-part='bullets'] {
      inset-block-end: 0;
      justify-content: flex-start;
      margin-inline: calc(${theme.page.gutter} - ${theme.space.m});
      ${bulletsOnPage}
    }
    ${media.tablet} {
      --hero-ratio: 5 / 2;
      --slide-size: 76%;
    }
    ${media.web} {
      --slide-size: min(66%, 1080px);
    }
  }
  &[data-variant='strip'] {
    ${media.web} {
      margin-block-start: 0;
      --slide-size: clamp(400px, 34%, 560px);
      [role='region'] {
        padding-block-end: 36px;
      }
      [data-part='bullets'] {
        min-block-size: 36px;
      }
      li[data-current] {
        transform: none;
      }
      li[data-current] > * > :is(*, img) {
        opacity: 1;
      }
    }
  }
  /* A phone's image on a tablet: taller, so that less of it is cropped, and none of its text at the bottom. */
  ${media.tablet} {
    &[data-wide='false']:not([data-panel='true']) {
      --hero-ratio: 3 / 2;
    }
    &[data-wide='false'] img {
      object-position: bottom;
    }
  }
`;
