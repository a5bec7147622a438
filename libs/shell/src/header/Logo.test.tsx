import type { SiteOptions } from '@baize/api';
import { exampleBody, mockReply, renderPage } from '@baize/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { StartGate } from '../start-gate/StartGate.tsx';
import { shellDeferredTexts, shellTexts } from '../texts.ts';
import { Logo } from './Logo.tsx';

const LOGO = 'https://cdn.example/logo.svg';
const PHONE = 'https://cdn.example/phone.svg';

const open = (options: Partial<Record<keyof SiteOptions, unknown>>, device: 1 | 2 = 1) =>
  renderPage(
    <StartGate>
      <Logo />
    </StartGate>,
    {
      device,
      texts: [shellTexts, shellDeferredTexts],
      handlers: [
        mockReply('getOptions', { body: { ...exampleBody<object>('getOptions', 'options'), ...options } }),
      ],
    },
  );
const image = () => document.querySelector('img');
const findImage = () => waitFor(() => expect(image()).toBeTruthy()).then(() => image()!);

describe('the operator’s logo', () => {
  it.each([
    [1, { logo: LOGO, logo_mobile: PHONE }, LOGO],
    [2, { logo: LOGO, logo_mobile: PHONE }, PHONE],
    [2, { logo: LOGO, logo_mobile: '' }, LOGO],
  ] as const)('on device %i with %j is %s', async (device, options, source) => {
    await open(options, device);
    const found = await findImage();
    expect([found.getAttribute('src'), found.alt]).toEqual([source, 'Testhouse']);
  });

  it('replaces the brand’s only once loaded', async () => {
    await open({ logo: LOGO });
    const found = await findImage();
    expect(found.dataset.loaded).toBe('false');
    fireEvent.load(found);
    expect(found.dataset.loaded).toBe('true');
  });

  it('leaves the brand’s in place when it fails to load', async () => {
    await open({ logo: LOGO });
    fireEvent.error(await findImage());
    expect(image()).toBeNull();
    expect(document.querySelector('use')?.getAttribute('href')).toBe('#logo');
  });

  it.each(['javascript:alert(1)', 'http://cdn.example/logo.svg', '', 7])('ignores %j', async (logo) => {
    const page = await open({ logo, logo_mobile: '' });
    await waitFor(() => expect(page.queryClient.getQueryState(['options'])?.status).toBe('success'));
    expect(image()).toBeNull();
  });
});

it('the site uses the name in its options, or else the brand’s', async () => {
  await open({ name: ' Another house ' });
  expect(await screen.findByRole('link', { name: 'Another house' })).toBeTruthy();
  document.body.innerHTML = '';
  await open({ name: '' });
  expect(await screen.findByRole('link', { name: 'Testhouse' })).toBeTruthy();
});
