import type { SiteOptions } from '@baize/api';
import { exampleBody, renderPage } from '@baize/testing';
import { waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { useDocumentHead } from './useDocumentHead.ts';

function Head({ options }: { options: SiteOptions | undefined }) {
  useDocumentHead(options);
  return null;
}

const optionsWith = (changed: Record<string, unknown>) =>
  ({ ...exampleBody<object>('getOptions', 'options'), ...changed }) as SiteOptions;
const open = (changed?: Record<string, unknown>) =>
  renderPage(<Head options={changed && optionsWith(changed)} />);
const inHead = (selector: string, name: string) => document.head.querySelector(selector)?.getAttribute(name);
const css = () => document.getElementById('custom-css');

beforeEach(() => {
  document.head.innerHTML =
    '<link rel="icon" href="/brand/favicon.svg">' + '<meta property="csp-nonce" nonce="abc">';
});

describe('useDocumentHead', () => {
  it('sets the operator’s keywords', async () => {
    await open({ keywords: 'casino' });
    expect(inHead('meta[name=keywords]', 'content')).toBe('casino');
  });

  it('keeps the brand’s icon when the operator has none', async () => {
    await open({ keywords: undefined, favicon: 7 });
    expect(inHead('link[rel=icon]', 'href')).toBe('/brand/favicon.svg');
  });

  it.each([
    ['https://cdn.example/icon.png', 'https://cdn.example/icon.png'],
    ['javascript:alert(1)', '/brand/favicon.svg'],
    ['http://plain.example/icon.png', '/brand/favicon.svg'],
  ])('with the icon %s uses %s', async (favicon, shown) => {
    await open({ favicon });
    expect(inHead('link[rel=icon]', 'href')).toBe(shown);
  });

  it('applies the operator’s CSS with the page’s nonce, without external requests', async () => {
    await open({ custom_css: 'footer{color:red}@import "https://thief.example";' });
    await waitFor(() => expect(css()?.textContent).toBe('footer{color:red}'));
    expect(css()?.nonce).toBe('abc');
  });

  it('removes the CSS with the option, and never adds it twice', async () => {
    const page = await open({ custom_css: 'a{color:red}' });
    page.rerender(<></>);
    page.unmount();
    await open({ custom_css: 'a{color:blue}' });
    await waitFor(() => expect(css()?.textContent).toBe('a{color:blue}'));
    expect(document.querySelectorAll('#custom-css')).toHaveLength(1);
    document.getElementById('root')?.remove();
    await open({ custom_css: '' });
    expect(css()).toBeNull();
  });

  it('keeps the brand’s head until the options load', async () => {
    await open(undefined);
    expect(inHead('link[rel=icon]', 'href')).toBe('/brand/favicon.svg');
    expect(css()).toBeNull();
  });
});
