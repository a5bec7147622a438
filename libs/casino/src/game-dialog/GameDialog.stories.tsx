import { mockExample, mockPending, pageLoader, withPage } from '@baize/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { casinoTexts } from '../texts.ts';
import { GameDialog } from './GameDialog.tsx';

const meta = {
  title: 'Casino/GameDialog',
  component: GameDialog,
  tags: ['!autodocs'],
  loaders: [pageLoader(casinoTexts)],
  decorators: [withPage],
  parameters: { layout: 'fullscreen', path: '/casino', player: true },
  args: { game: { id: 1001, name: 'Ember Crown' }, mode: 'demo', onClose: () => undefined },
} satisfies Meta<typeof GameDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Opening: Story = { parameters: { handlers: [mockPending('launchDemo')] } };

export const Refused: Story = {
  args: { mode: 'real' },
  parameters: { handlers: [mockExample('launchGame', 'insufficientBalance')] },
};
