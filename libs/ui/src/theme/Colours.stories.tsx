import type { Meta, StoryObj } from '@storybook/react-vite';
import { styled } from 'styled-components';
import { contrastRatio } from './color/contrastRatio.ts';
import { contrastPairs } from './contrastPairs.ts';
import { Caption, Tiles, valueOf } from '../fixtures/themeSpecimen.ts';
import { theme } from './theme.ts';
import { COLOR_TOKENS, type ColorToken } from './tokens.ts';

/**
 * The palette is derived from one to three seeds. Every pair that components may put together is declared, and
 * every declared pair passes WCAG AA, in both schemes of each brand.
 */
const meta: Meta = { title: 'Foundations/Colours' };
export default meta;

const GROUNDS = [
  'sunken',
  'field',
  'canvas',
  'header',
  'surface',
  'raised',
  'overlay',
  'accentSoft',
  'secondSoft',
] as const;
const WORDS = [
  'text',
  'textMuted',
  'accentText',
  'secondText',
  'positiveText',
  'warningText',
  'dangerText',
] as const;

/** The backgrounds of a page, with every colour that text may have on them. */
export const Grounds: StoryObj = {
  render: () => (
    <Tiles>
      {GROUNDS.map((ground) => (
        <Ground key={ground} style={{ background: theme.color[ground] }}>
          <strong>{ground}</strong>
          {WORDS.map((word) => (
            <span key={word} style={{ color: theme.color[word] }}>
              {word}
            </span>
          ))}
        </Ground>
      ))}
    </Tiles>
  ),
};

/** Each fill with its text colour; accent runs to accentHover, which is also the brand's gradient. */
export const Fills: StoryObj = {
  render: () => (
    <Tiles>
      {FILLS.map(([fill, on]) => (
        <Fill key={fill} style={{ background: theme.color[fill], color: theme.color[on] }}>
          {on} / {fill}: {ratioOf(on, fill)}
        </Fill>
      ))}
      <Gradient>accent → accentHover</Gradient>
    </Tiles>
  ),
};

/** Every token with its value. */
export const Palette: StoryObj = {
  render: () => (
    <Tiles>
      {COLOR_TOKENS.map((token) => (
        <div key={token}>
          <Swatch style={{ background: theme.color[token] }} />
          {token}
          <Caption>{valueOf('color', token)}</Caption>
        </div>
      ))}
    </Tiles>
  ),
};

/** The declared pairs, measured: letters where text is allowed, a dot where only lines and icons are. */
export const Ratios: StoryObj = {
  render: () => (
    <Pairs>
      {contrastPairs.map(({ foreground, background, minimum }) => (
        <li key={`${foreground} ${background}`}>
          <Chip
            aria-hidden="true"
            style={{ background: theme.color[background], color: theme.color[foreground] }}
          >
            {minimum < WORDS_NEED ? <Dot /> : 'Aa'}
          </Chip>
          <span>
            {foreground} on {background}
            <Caption>at least {minimum}</Caption>
          </span>
          <strong>{ratioOf(foreground, background)}</strong>
        </li>
      ))}
    </Pairs>
  ),
};

/** WCAG AA for text of any size. */
const WORDS_NEED = 4.5;

const ratioOf = (foreground: ColorToken, background: ColorToken) =>
  contrastRatio(valueOf('color', foreground), valueOf('color', background)).toFixed(2);

const FILLS: [ColorToken, ColorToken][] = [
  ['accent', 'onAccent'],
  ['accentHover', 'onAccent'],
  ['accentSoft', 'onAccentSoft'],
  ['second', 'onSecond'],
  ['positive', 'onPositive'],
  ['warning', 'onWarning'],
  ['danger', 'onDanger'],
  ['live', 'onLive'],
];

const Ground = styled.div`
  display: grid;
  gap: ${theme.space.xxs};
  padding: ${theme.space.m};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.l};
`;

const Fill = styled.div`
  display: grid;
  align-items: end;
  min-height: 96px;
  padding: ${theme.space.m};
  border-radius: ${theme.radius.l};
  font-weight: ${theme.weight.bold};
`;

const Gradient = styled(Fill)`
  background: linear-gradient(110deg, ${theme.color.accent}, ${theme.color.accentHover});
  box-shadow: ${theme.shadow.glow};
  color: ${theme.color.onAccent};
`;

const Swatch = styled.div`
  height: 64px;
  margin-bottom: ${theme.space.xs};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.m};
`;

const Pairs = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(300px, 100%), 1fr));
  gap: ${theme.space.s} ${theme.space.xl};
  & > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    align-items: center;
    gap: ${theme.space.s};
    font-variant-numeric: tabular-nums;
    line-height: 1.3;
  }
`;

const Chip = styled.span`
  display: grid;
  place-items: center;
  inline-size: 64px;
  block-size: 44px;
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.m};
  font-weight: ${theme.weight.bold};
`;

const Dot = styled.span`
  inline-size: 14px;
  block-size: 14px;
  border-radius: ${theme.radius.pill};
  background: currentColor;
`;
