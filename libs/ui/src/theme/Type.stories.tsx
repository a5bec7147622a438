import type { Meta, StoryObj } from '@storybook/react-vite';
import { styled } from 'styled-components';
import { Caption, Sheet, valueOf } from '../fixtures/themeSpecimen.ts';
import { theme } from './theme.ts';
import { SHARED_TOKENS } from './tokens.ts';

/** Two fonts per brand, one for headlines and one for text; both have Turkish letters and the lira sign. */
const meta: Meta = { title: 'Foundations/Type' };
export default meta;

const SIZES = [...SHARED_TOKENS.size].reverse();

/** Headlines grow with the viewport; text keeps its size. */
export const Sizes: StoryObj = {
  render: () => (
    <Sheet>
      {SIZES.map((size) => (
        <div key={size}>
          <Headline style={{ fontSize: theme.size[size] }}>Büyük ödül çağrısı</Headline>
          <Caption>
            {size}: {valueOf('size', size)}
          </Caption>
        </div>
      ))}
    </Sheet>
  ),
};

/** The text font in its three weights, and the display font. */
export const Weights: StoryObj = {
  render: () => (
    <Sheet>
      {SHARED_TOKENS.weight.map((weight) => (
        <div key={weight}>
          <Line
            style={{
              fontWeight: theme.weight[weight],
              fontFamily: weight === 'display' ? theme.font.display : undefined,
            }}
          >
            Işıl ışıl şans çarkı, ğüşiöç İĞÜŞIÖÇ ₺1.234,50
          </Line>
          <Caption>
            {weight}: {valueOf('weight', weight)}
          </Caption>
        </div>
      ))}
    </Sheet>
  ),
};

/** Amounts align: tabular figures, never old-style. */
export const Money: StoryObj = {
  render: () => (
    <Figures>
      {['₺1.111.111,11', '₺9.876.543,20', '₺234.567,89'].map((amount) => (
        <li key={amount}>{amount}</li>
      ))}
    </Figures>
  ),
};

/** Running text, measured for comfortable reading. */
export const Prose: StoryObj = {
  render: () => (
    <Paragraph>
      Haftalık turnuvada ödül havuzu büyüyor: her çevirme sıralamaya sayılır, sonuçlar pazar gecesi açıklanır.
      Play within the limits you set yourself; you can change or pause them at any time from your account.
    </Paragraph>
  ),
};

const Headline = styled.p`
  font-family: ${theme.font.display};
  font-weight: ${theme.weight.display};
  letter-spacing: ${theme.tracking.display};
  line-height: 1.12;
`;

const Line = styled.p`
  font-size: ${theme.size.xl};
`;

const Figures = styled.ul`
  font-family: ${theme.font.display};
  font-size: ${theme.size.xxl};
  font-weight: ${theme.weight.display};
  font-variant-numeric: tabular-nums;
  color: ${theme.color.secondText};
  width: fit-content;
  text-align: end;
`;

const Paragraph = styled.p`
  max-width: 62ch;
`;
