import { withPage, pageLoader } from '@baize/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { sessionFormTexts } from '../texts.ts';
import { PasswordHint } from './PasswordHint.tsx';

const meta = {
  title: 'Session/PasswordHint',
  component: PasswordHint,
  tags: ['!autodocs'],
  loaders: [pageLoader(...sessionFormTexts)],
  decorators: [withPage],
  args: { password: '' },
} satisfies Meta<typeof PasswordHint>;
export default meta;

type Story = StoryObj<typeof meta>;

export const NothingYet: Story = {};
export const Weak: Story = { args: { password: 'abc' } };
/** The password contains the user name. */
export const Guessable: Story = { args: { password: 'Selin-1992', username: 'selin' } };
export const Fair: Story = { args: { password: 'Liman7' } };
export const Good: Story = { args: { password: 'Harbour729' } };
export const Strong: Story = { args: { password: 'Quiet-Harbour-7' } };
