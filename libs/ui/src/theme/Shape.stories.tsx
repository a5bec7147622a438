import type { Meta, StoryObj } from '@storybook/react-vite';
import { styled } from 'styled-components';
import { Caption, Row, Sheet, Tiles, valueOf } from '../fixtures/themeSpecimen.ts';
import { theme } from './theme.ts';
import { SHARED_TOKENS } from './tokens.ts';

/**
 * Sharp, soft or round; portrait, square or wide; cosy or compact: a brand picks, everything else is derived.
 */
const meta: Meta = { title: 'Foundations/Shape' };
export default meta;

/** Distances. */
export const Space: StoryObj = {
  render: () => (
    <Sheet>
      {SHARED_TOKENS.space.map((step) => (
        <Row key={step}>
          <Bar style={{ width: theme.space[step] }} />
          <Caption>
            {step}: {valueOf('space', step)}
          </Caption>
        </Row>
      ))}
    </Sheet>
  ),
};

/** Corners. */
export const Radius: StoryObj = {
  render: () => (
    <Tiles>
      {SHARED_TOKENS.radius.map((step) => (
        <Box key={step} style={{ borderRadius: theme.radius[step] }}>
          {step}: {valueOf('radius', step)}
        </Box>
      ))}
    </Tiles>
  ),
};

/**
 * Depth: soft shadows in light schemes, deep ones in dark schemes; the glow is for the one thing that
 * matters.
 */
export const Shadow: StoryObj = {
  render: () => (
    <Tiles>
      {SHARED_TOKENS.shadow.map((step) => (
        <Box key={step} style={{ boxShadow: theme.shadow[step] }}>
          {step}
        </Box>
      ))}
    </Tiles>
  ),
};

/** Heights of controls; at least 44 px on touch screens. */
export const Control: StoryObj = {
  render: () => (
    <Row>
      {SHARED_TOKENS.control.map((step) => (
        <Pill key={step} style={{ height: theme.control[step] }}>
          {step}: {valueOf('control', step)}
        </Pill>
      ))}
    </Row>
  ),
};

/** A game's tile. */
export const Tile: StoryObj = {
  render: () => (
    <TileRow>
      {['Koi Drift', 'Şeker Yağmuru', 'Gece Treni', 'Altın Saat'].map((name) => (
        <GameBox key={name}>{name}</GameBox>
      ))}
    </TileRow>
  ),
};

/** The brand's pattern, masked over any colour. */
export const Motif: StoryObj = { render: () => <Pattern /> };

const Bar = styled.div`
  height: ${theme.space.m};
  background: ${theme.color.accent};
`;

const Box = styled.div`
  display: grid;
  place-items: center;
  min-height: 120px;
  border: 1px solid ${theme.color.line};
  background: ${theme.color.raised};
`;

const Pill = styled.div`
  display: grid;
  place-items: center;
  padding: 0 ${theme.space.l};
  border: 1px solid ${theme.color.lineStrong};
  border-radius: ${theme.radius.pill};
`;

const TileRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.tile.gap};
`;

const GameBox = styled.div`
  display: grid;
  align-items: end;
  width: ${theme.tile.width};
  aspect-ratio: ${theme.tile.ratio};
  padding: ${theme.space.s};
  border-radius: ${theme.radius.tile};
  background: ${theme.color.accentSoft};
  color: ${theme.color.onAccentSoft};
  font-weight: ${theme.weight.bold};
`;

const Pattern = styled.div`
  height: 280px;
  background: ${theme.color.accent};
  mask: ${theme.motif.image};
`;
