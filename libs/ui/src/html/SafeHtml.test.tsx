import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { SafeHtml, type SafeHtmlProps } from './SafeHtml.tsx';

const labels: SafeHtmlProps['labels'] = {
  loading: 'Loading',
  failed: 'Not shown',
  retry: 'Again',
  table: 'Table',
  newWindow: 'opens a new window',
};
const show = (html: string, props: Partial<SafeHtmlProps> = {}) =>
  render(
    <StrictMode>
      <SafeHtml html={html} labels={labels} {...props} />
    </StrictMode>,
  );

it('shows no HTML on the server', () => {
  const serverHtml = renderToString(<SafeHtml html="<p>text</p>" labels={labels} />);
  expect(serverHtml).toContain('Loading');
  expect(serverHtml).not.toContain('text');
});

it('loads the sanitizer, then shows the text without anything executable', async () => {
  show('<p>text</p><img src="x" onerror="alert(1)"><script>alert(1)</script>');
  expect(await screen.findByText('text')).toBeTruthy();
  expect(screen.queryByRole('status')).toBeNull();
  expect(document.querySelector('script, [onerror]')).toBeNull();
});

it('shifts its headings below the page’s own', async () => {
  show('<h1 id="top">One</h1><h4>Two</h4>', { level: 3 });
  expect((await screen.findByRole('heading', { name: 'One' })).tagName).toBe('H3');
  expect(screen.getByRole('heading', { name: 'Two' }).tagName).toBe('H4');
  expect(screen.getByRole('heading', { name: 'One' }).id).toBe('user-content-top');
});

it.each([
  ['<h2>Limits</h2><table><caption>Fees</caption><tr><td>1</td></tr></table>', 'Fees'],
  ['<h2>Limits</h2><div><table><tr><td>1</td></tr></table></div><h2>Later</h2>', 'Limits'],
  ['<table><tr><td>1</td></tr></table><h2>Later</h2>', 'Table'],
])('labels a table’s scroll container: %s', async (html, name) => {
  show(html);
  expect(within(await screen.findByRole('group', { name })).getByRole('table')).toBeTruthy();
  expect(screen.getAllByRole('group')).toHaveLength(1);
});

it('marks links that open a new window once, also after an update', async () => {
  const { rerender } = show('<a href="https://partner.example/">Out</a> <a href="/Promotions">In</a>');
  expect(await screen.findByRole('link', { name: 'Out (opens a new window)' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'In' })).toBeTruthy();
  rerender(
    <SafeHtml html='<a href="https://partner.example/">Out</a>' labels={{ ...labels, newWindow: 'new' }} />,
  );
  expect(screen.getByRole('link').textContent).toBe('Out (new)');
});

it('opens internal links in the app, and leaves all others to the browser', async () => {
  const follow = vi.fn();
  show(
    '<a href="/Promotions/4?x=1#a">Site</a><a href="https://partner.example/">Out</a><a href="#a">Spot</a><a href="javascript:alert(1)">Bad</a>',
    { onFollow: follow },
  );
  await userEvent.click(await screen.findByRole('link', { name: 'Site' }));
  expect(follow.mock.calls).toEqual([['/Promotions/4?x=1#a']]);
  await userEvent.click(screen.getByRole('link', { name: 'Spot' }));
  await userEvent.click(screen.getByText('Bad'));
  const user = userEvent.setup();
  await user.keyboard('{Control>}');
  await user.click(screen.getByRole('link', { name: 'Site' }));
  expect(follow).toHaveBeenCalledOnce();
});
