import { useSiteOptions } from '@baize/site';
import { mockResolver, exampleBody, renderPage } from '@baize/testing';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useRefetchOnLanguageChange } from './useRefetchOnLanguageChange.ts';

const OPTIONS = exampleBody<object>('getOptions', 'options');
const inRequestedLanguage = mockResolver('getOptions', ({ headers }) => ({
  body: { ...OPTIONS, notice: `notice in ${headers.get('accept-language')}` },
}));

function Notice() {
  useRefetchOnLanguageChange();
  return <p>{useSiteOptions()?.notice}</p>;
}

it('refetches the data on screen in the new language, once', async () => {
  const page = await renderPage(<Notice />, { language: 'tr', handlers: [inRequestedLanguage] });
  await screen.findByText('notice in tr');
  await page.setLanguage('en');
  await screen.findByText('notice in en');
  expect(page.calls('getOptions')).toHaveLength(2);
});

it('refetches nothing while the language stays the same', async () => {
  const page = await renderPage(<Notice />, { language: 'tr', handlers: [inRequestedLanguage] });
  await screen.findByText('notice in tr');
  page.rerender(<></>);
  await page.setLanguage('tr');
  expect(page.calls('getOptions')).toHaveLength(1);
});
