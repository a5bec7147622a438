import { renderPage, sampleRoutes } from '@baize/testing';
import { useFirstPageReady } from '@baize/ui';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setFailures, unsetFailures } from './setFailures.testing.ts';
import { usePageReport } from './usePageReport.ts';

const { reportPage } = vi.hoisted(() => ({ reportPage: vi.fn() }));
vi.mock('./reportPage.ts', () => ({ reportPage }));

function Reporting() {
  usePageReport();
  return <p>{useFirstPageReady() ? 'idle' : 'busy'}</p>;
}

const routes = sampleRoutes('/PlayGame/:id', '/casino');
const open = (path: string) => renderPage(<Reporting />, { routes, path });

beforeEach(() => reportPage.mockReset());
afterEach(unsetFailures);

it('reports the page view under the pattern of its first route', async () => {
  setFailures();
  const page = await open('/PlayGame/7');
  await waitFor(() => expect(reportPage).toHaveBeenCalledWith('/PlayGame/:id'));
  await page.go('/casino');
  expect(reportPage).toHaveBeenCalledOnce();
});

it('reports an address without a route as any other', async () => {
  setFailures();
  await open('/nowhere/SECRET');
  await waitFor(() => expect(reportPage).toHaveBeenCalledWith('*'));
});

it('doesn’t load the code for a page view outside the sample', async () => {
  await open('/casino');
  await screen.findByText('idle');
  await vi.dynamicImportSettled();
  expect(reportPage).not.toHaveBeenCalled();
});
