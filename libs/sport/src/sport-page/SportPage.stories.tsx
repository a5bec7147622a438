import type { SiteOptions } from '@baize/api';
import {
  example,
  exampleBody,
  mockExample,
  mockPending,
  mockReply,
  pageLoader,
  withPage,
} from '@baize/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Route, Routes } from 'react-router';
import { expect, within } from 'storybook/test';
import { sportRoutes } from '../routes.ts';
import { sportTexts } from '../texts.ts';
import { SportPage } from './SportPage.tsx';

const options = exampleBody<SiteOptions>('getOptions', 'options');
const withOptions = (change: Partial<SiteOptions> = {}) =>
  mockReply('getOptions', {
    body: { ...options, sport: '1', redlane: '1', betconstruct: '1', betradar: '1', ...change },
  });

const meta = {
  title: 'Sport/SportPage',
  component: SportPage,
  tags: ['!autodocs'],
  loaders: [pageLoader(sportTexts)],
  decorators: [
    (Story) => (
      <Routes>
        {sportRoutes.map(({ path }) => (
          <Route key={path} path={path} element={<Story />} />
        ))}
        <Route path="*" element={null} />
      </Routes>
    ),
    withPage,
  ],
  parameters: {
    layout: 'fullscreen',
    path: '/Sport/redlane/prematch',
    routes: sportRoutes,
    handlers: [withOptions()],
  },
} satisfies Meta<typeof SportPage>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The iframe's own page doesn't load in Storybook. */
export const Framed: Story = {
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByTitle(/Redlane/)).toBeInTheDocument();
  },
};

export const Esport: Story = { parameters: { path: '/ESport' } };

/** The launch call is pending. */
export const Loading: Story = { parameters: { handlers: [withOptions(), mockPending('getRedlanePage')] } };

/** The providers aren't known yet. */
export const OptionsLoading: Story = { parameters: { handlers: [mockPending('getOptions')] } };

export const Failed: Story = {
  parameters: { handlers: [withOptions(), mockExample('getRedlanePage', 'serverError')] },
  play: async ({ canvasElement }) => {
    const alert = await within(canvasElement).findByRole('alert');
    await expect(within(alert).getByRole('button')).toBeVisible();
  },
};

/** The provider's reply has no URL. */
export const Empty: Story = {
  parameters: { handlers: [withOptions(), mockReply('getRedlanePage', { body: { data: { url: '' } } })] },
};

/** A URL that isn't allowed. */
export const Refused: Story = {
  parameters: {
    handlers: [
      withOptions(),
      mockReply('getRedlanePage', { body: { data: { url: 'http://sport.example' } } }),
    ],
  },
};

/** A script that is larger than the host accepts. */
export const ScriptTooLarge: Story = {
  parameters: {
    path: '/Sport/betradar/prematch',
    handlers: [
      withOptions(),
      mockReply('getBetradarPage', {
        body: {
          data: {
            ...(example('getBetradarPage', 'script').body as { data: object }).data,
            script: ' '.repeat(65_536) + 'ş',
          },
        },
      }),
    ],
  },
};

/** The operator has switched sport off. */
export const Closed: Story = { parameters: { handlers: [withOptions({ sport: '0' })] } };

/** A visitor on the page of a player's own bets. */
export const HistoryOfAVisitor: Story = { parameters: { path: '/Sport/redlane/history' } };
