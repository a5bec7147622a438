import { create } from 'storybook/theming';

/** The catalogue's own theme: neutral, so that it doesn't clash with any brand. */
export const catalogueTheme = create({
  base: 'dark',
  brandTitle: 'Baize',
  colorPrimary: '#2f9e6e',
  colorSecondary: '#2f9e6e',
  appBg: '#0d1110',
  appContentBg: '#121716',
  appBorderColor: '#26302d',
  appBorderRadius: 8,
  barBg: '#121716',
  fontBase: "system-ui, 'Segoe UI', sans-serif",
});
