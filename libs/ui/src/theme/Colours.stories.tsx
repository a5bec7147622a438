import type { Meta, StoryObj } from '@storybook/react-vite';
import { styled } from 'styled-components';
import { contrastRatio } from './color/contrastRatio.ts';
import { contrastPairs } from './contrastPairs.ts';
import { Caption, Sheet, Tiles, valueOf } from './specimen.ts';
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

/** The layers a page is built of, with every colour that words may have on them. */
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

/** Each fill with the lettering that belongs to it; accent runs to accentHover, which is also the brand's gradient. */
export const Fills: StoryObj = {
  render: () => (
    <Tiles>
      {FILLS.map(([fill, on]) => (
        <Fill key={fill} style={{ background: theme.color[fill], color: theme.color[on] }}>
          {on} / {fill}
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

/** The declared pairs, measured. */
export const Ratios: StoryObj = {
  render: () => (
    <Sheet>
      <Table>
        <thead>
          <tr>
            <th scope="col">Foreground</th>
            <th scope="col">Background</th>
            <th scope="col">Ratio</th>
            <th scope="col">Minimum</th>
          </tr>
        </thead>
        <tbody>
          {contrastPairs.map(({ foreground, background, minimum }) => (
            <tr key={`${foreground} ${background}`}>
              <td>{foreground}</td>
              <td>{background}</td>
              <td>{contrastRatio(valueOf('color', foreground), valueOf('color', background)).toFixed(2)}</td>
              <td>{minimum}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Sheet>
  ),
};

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

const Table = styled.table`
  width: 100%;
  text-align: start;

  th,
  td {
    padding: ${theme.space.xxs} ${theme.space.s};
    border-bottom: 1px solid ${theme.color.line};
    text-align: start;
  }
`;
