import { ApiError } from '@baize/api';
import { afterEach, beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest';
import type { Metric } from 'web-vitals';
import { reportPage } from './reportPage.ts';
import { setFailures, unsetFailures } from './setFailures.testing.ts';

type Note = (metric: Pick<Metric, 'name' | 'value'>) => void;

const { notes } = vi.hoisted(() => ({ notes: new Map<string, Note>() }));
vi.mock('web-vitals', () =>
  Object.fromEntries(
    ['CLS', 'FCP', 'INP', 'LCP', 'TTFB'].map((name) => [`on${name}`, (note: Note) => notes.set(name, note)]),
  ),
);
const measure = (name: Metric['name'], value: number) => notes.get(name)?.({ name, value });

const sendBeacon = vi.fn<(address: string, body: Blob) => boolean>();
let visibility: MockInstance<() => DocumentVisibilityState>;

function showPage(bootstrap: object = { vitals: { app: 'web', version: '1.4.0', percent: 100 } }) {
  document.body.innerHTML = `<script type="application/json" id="bootstrap">${JSON.stringify(bootstrap)}</script>`;
  setFailures();
}
function hide(state: DocumentVisibilityState = 'hidden') {
  visibility.mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}
const leave = () => dispatchEvent(new Event('pagehide'));
const sentReports = async () =>
  (await Promise.all(sendBeacon.mock.calls.map(([, body]) => body.text()))).map(
    (text) => JSON.parse(text) as unknown,
  );

beforeEach(() => {
  notes.clear();
  sendBeacon.mockReset().mockReturnValue(true);
  visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
  Object.assign(navigator, { sendBeacon });
  showPage();
});
afterEach(() => {
  leave();
  unsetFailures();
});

describe('a page’s report', () => {
  it('has the latest vitals and the counts, in one JSON beacon when the page is hidden', async () => {
    globalThis.baizeFailures?.push('error');
    reportPage('/casino');
    measure('LCP', 1_234.567);
    measure('LCP', 2_345.678);
    measure('CLS', 0.012_345);
    measure('INP', 96);
    globalThis.baizeFailures?.push(new ApiError('network'));
    expect(sendBeacon).not.toHaveBeenCalled();
    hide();
    expect(sendBeacon.mock.calls[0]?.[0]).toBe('/_telemetry/vitals');
    expect(sendBeacon.mock.calls[0]?.[1].type).toBe('application/json');
    expect(await sentReports()).toEqual([
      {
        app: 'web',
        version: '1.4.0',
        page: '/casino',
        vitals: { LCP: 2346, CLS: 0.0123, INP: 96 },
        errors: { error: 1 },
        failures: { network: 1 },
      },
    ]);
  });

  it('is sent once, however the page is left', () => {
    reportPage('/');
    hide();
    hide('visible');
    hide();
    leave();
    expect(sendBeacon).toHaveBeenCalledOnce();
    showPage();
    reportPage('/');
    leave();
    expect(sendBeacon).toHaveBeenCalledTimes(2);
  });

  it('isn’t sent when the page becomes visible', () => {
    reportPage('/');
    hide('visible');
    expect(sendBeacon).not.toHaveBeenCalled();
  });

  it('ends the noting of failures', () => {
    reportPage('/');
    hide();
    expect(globalThis.baizeFailures).toBeUndefined();
  });

  it('contains neither the address nor a message, and is smaller than 2 kB', async () => {
    history.replaceState(null, '', '/forget-password/SECRET?token=SECRET');
    globalThis.baizeFailures?.push(new Error('SECRET'));
    reportPage('/forget-password/:token');
    for (const name of ['CLS', 'FCP', 'INP', 'LCP', 'TTFB'] as const) measure(name, 12_345.678_9);
    for (const kind of ['error', 'rejection']) globalThis.baizeFailures?.push(kind);
    globalThis.baizeFailures?.push(new ApiError('refused', { status: 500, cause: new Error('SECRET') }));
    leave();
    const text = JSON.stringify(await sentReports());
    expect(text).toContain('"page":"/forget-password/:token"');
    expect(text).not.toContain('SECRET');
    expect(text.length).toBeLessThan(2_000);
    history.replaceState(null, '', '/');
  });
});

describe('nothing is measured or sent', () => {
  it.each([
    ['if the page view isn’t in the sample', unsetFailures],
    ['if the server wants no reports', () => showPage({})],
    ['on a page without a configuration', () => document.body.replaceChildren()],
  ])('%s', (_, prepare) => {
    prepare();
    reportPage('/');
    leave();
    expect(notes.size).toBe(0);
    expect(sendBeacon).not.toHaveBeenCalled();
  });

  it('a second time for the same page view', () => {
    reportPage('/');
    reportPage('/casino');
    leave();
    expect(sendBeacon).toHaveBeenCalledOnce();
  });
});
