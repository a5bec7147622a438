import type { SiteOptions } from '@baize/api';
import { RouteView } from '@baize/routing';
import { RequirePlayer } from '@baize/session';
import {
  exampleBody,
  forMutations,
  mockReply,
  renderPage,
  samplePage,
  TestErrorBoundary,
} from '@baize/testing';
import { expectCalm } from '@baize/testing/gestures';
import type { ReactElement } from 'react';
import { beforeEach, it, vi } from 'vitest';
import { SportWidget } from './banner/SportWidget.tsx';
import { sportRoutes } from './routes.ts';
import { sportTexts } from './texts.ts';

const PATIENCE = 120_000;
const options = exampleBody<SiteOptions>('getOptions', 'options');
const on = mockReply('getOptions', {
  body: { ...options, sport: '1', redlane: '1', betconstruct: '1', betradar: '1' },
});
const routes = [...sportRoutes, { path: '*', page: samplePage('Elsewhere') }];

/** Renders a part of the site with one mutated reply, and expects text instead of a crash. */
async function expectCalmPage(ui: ReactElement, path: string, operation: string, body: unknown) {
  localStorage.clear();
  const page = await renderPage(<TestErrorBoundary>{ui}</TestErrorBoundary>, {
    path,
    routes,
    texts: [sportTexts],
    handlers: [on, mockReply(operation, { body })],
  });
  await expectCalm(page);
  page.unmount();
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

it.each([
  ['getRedlanePage', 'prematch', '/Sport/redlane/prematch'],
  ['getBetconstructPage', 'page', '/LiveSport/betconstruct/live'],
  ['getBetradarPage', 'script', '/ESport/betradar/esport'],
  ['getOptions', 'options', '/sport'],
])(
  'a sport page with a malformed reply of %s',
  (operation, name, path) =>
    forMutations(exampleBody(operation, name), ({ body }) =>
      expectCalmPage(<RouteView guard={RequirePlayer} fallback={null} />, path, operation, body),
    ),
  PATIENCE,
);

it(
  'the matches of the home page with a malformed reply',
  () =>
    forMutations(exampleBody('getBetradarWidget', 'games'), ({ body }) =>
      expectCalmPage(<SportWidget />, '/', 'getBetradarWidget', body),
    ),
  PATIENCE,
);
