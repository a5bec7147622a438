import type { SiteOptions } from '@baize/api';
import { useSiteOptions } from '@baize/site';
import { LoginDialogHost } from '@baize/session';
import { mockReply, exampleBody, renderPage, sampleRoutes, testBrandWith } from '@baize/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { contentTexts } from '../texts.ts';
import { Rewards } from './Rewards.tsx';

const options = {
  ...exampleBody<SiteOptions>('getOptions', 'options'),
  wheel_of_fortune_url: 'https://games.example/wheel',
  golden_treasure_url: '',
  request_bonus_url: '',
};
const routes = sampleRoutes('/', '/cark', '/level');

/** Waits for the options, which load before what is below the fold. */
function Ready() {
  return (
    useSiteOptions() && (
      <>
        <p>ready</p>
        <Rewards />
      </>
    )
  );
}

const open = (rest: Parameters<typeof renderPage>[1] = {}) =>
  renderPage(
    <>
      <Ready />
      <LoginDialogHost />
    </>,
    {
      routes,
      brand: testBrandWith({ features: { levelPage: true } }),
      texts: [contentTexts],
      handlers: [mockReply('getOptions', { body: options })],
      ...rest,
    },
  );
const section = async () => within(await screen.findByRole('region', { name: 'Just for you' }));

describe("the brand's own tiles", () => {
  it('show a player what the brand and the operator have', async () => {
    await open({ token: 'secret' });
    const links = (await section()).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/level', '/cark']);
    expect(links[1]?.textContent).toContain('Wheel of fortune');
  });

  it('ask a visitor to log in first', async () => {
    const page = await open();
    await userEvent.click((await section()).getByRole('button', { name: /Wheel of fortune/ }));
    expect(await within(await screen.findByRole('dialog')).findByLabelText('Password')).toBeTruthy();
    expect(page.address()).toBe('/');
  });

  it('collapse when there are none', async () => {
    await open({
      brand: testBrandWith({}),
      handlers: [mockReply('getOptions', { body: { ...options, wheel_of_fortune_url: '' } })],
    });
    await screen.findByText('ready');
    expect(screen.queryByRole('region')).toBeNull();
  });
});
