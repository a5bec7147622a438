import type { Meta, StoryObj } from '@storybook/react-vite';
import { styled } from 'styled-components';
import { BREAKPOINT } from './media.ts';
import { Caption, Row, Sheet, valueOf } from '../fixtures/themeSpecimen.ts';
import { theme } from './theme.ts';
import { SHARED_TOKENS } from './tokens.ts';

/** Breakpoints, z-order and page width. */
const meta: Meta = { title: 'Foundations/Layout' };
export default meta;

const WIDEST = Math.max(...Object.values(BREAKPOINT));

/** The widths from which a screen has space for more; one pixel below is the previous class. */
export const Breakpoints: StoryObj = {
  render: () => (
    <Sheet>
      {Object.entries(BREAKPOINT).map(([name, px]) => (
        <div key={name}>
          <Width style={{ inlineSize: `${(px / WIDEST) * 100}%` }} />
          <Caption>
            {name}: from {px} px
          </Caption>
        </div>
      ))}
    </Sheet>
  ),
};

/** From the page upwards: an alert is above a dialog, a dialog above everything else. */
export const Layers: StoryObj = {
  render: () => (
    <Stack>
      {SHARED_TOKENS.layer.map((name, index) => (
        <Layer
          key={name}
          style={{
            insetInlineStart: `${index * 7}%`,
            insetBlockStart: index * 48,
            zIndex: theme.layer[name],
          }}
        >
          {name}: {valueOf('layer', name)}
        </Layer>
      ))}
    </Stack>
  ),
};

/** The gutter grows with the screen, the page stops at its maximum width. */
export const Page: StoryObj = {
  render: () => (
    <Sheet>
      {SHARED_TOKENS.page.map((name) => (
        <Row key={name}>
          <strong>{name}</strong>
          <Caption>{valueOf('page', name)}</Caption>
        </Row>
      ))}
    </Sheet>
  ),
};

const Width = styled.div`
  block-size: 20px;
  border-radius: ${theme.radius.s};
  background: linear-gradient(90deg, ${theme.color.accent}, ${theme.color.second});
`;

const Stack = styled.div`
  position: relative;
  isolation: isolate;
  block-size: 460px;
`;

const Layer = styled.div`
  position: absolute;
  display: grid;
  align-content: start;
  inline-size: 44%;
  block-size: 120px;
  padding: ${theme.space.s};
  border: 1px solid ${theme.color.lineStrong};
  border-radius: ${theme.radius.m};
  background: ${theme.color.raised};
  box-shadow: ${theme.shadow.m};
`;
