import { pageLoader, withPage } from '@baize/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { sportTexts } from '../texts.ts';
import { TestSportPage } from './TestSportPage.tsx';

const meta = {
  title: 'Sport/TestSportPage',
  component: TestSportPage,
  tags: ['!autodocs'],
  loaders: [pageLoader(sportTexts)],
  decorators: [withPage],
} satisfies Meta<typeof TestSportPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const NotLaunched: Story = {};

export const Launched: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click((await canvas.findAllByRole('button'))[0]!);
    await expect(await canvas.findByText(/"bytes"/)).toBeVisible();
  },
};
