import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Fragment } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { LOOK_SPECIMENS } from '../../fixtures/lookSpecimens.tsx';
import { lookCss, lookPiece } from './lookCss.ts';
import { LOOKS, PLAIN_LOOKS, type LookName } from './Looks.ts';

/* The page itself isn't part of a component. */
const NAMES = (Object.keys(LOOKS) as LookName[]).filter((name) => name !== 'ground');

/** The hover, focus or page state that a selector adds; no test covers it. */
const STATES = /::[\w-]+|:hover|:active|:not\(:(?:disabled|focus-visible)\)|:not\(\[data-quiet\]\)/g;

/** The selectors of a look, without the root and such states. */
const selectorsOf = (css: string) =>
  [...css.replaceAll(/@[^{]+\{/g, '').matchAll(/([^{}]+)\{[^{}]*\}/g)].flatMap(([, selector = '']) =>
    selector
      .replaceAll(STATES, '')
      .split(/,(?![^(]*\))/)
      .map((one) => one.trim().replace(/^& /, '')),
  );

beforeEach(async () => {
  render(
    Object.entries(LOOK_SPECIMENS).map(([name, specimen]) => <Fragment key={name}>{specimen}</Fragment>),
  );
  /* A hovered tile, with its buttons. */
  const [tile] = screen.getAllByRole('article');
  if (tile) fireEvent.pointerEnter(tile, { pointerType: 'mouse' });
  await screen.findByText('Ücretsiz dene');
  return cleanup;
});

it.each(NAMES)('every element that %s targets exists in a component', (name) => {
  const absent = LOOKS[name]
    .flatMap((value) => selectorsOf(lookPiece(name, value)))
    .filter((selector) => !document.querySelector(selector));
  expect([...new Set(absent)]).toEqual([]);
});

it.each(LOOKS.tile)('the colours of a duotone are behind the art of a %s tile', (tile) => {
  const sheet = document.head.appendChild(document.createElement('style'));
  sheet.textContent = lookCss({ ...PLAIN_LOOKS, tile, image: 'duotone' }).replaceAll(/var\([^)]+\)/g, 'red');
  for (const cover of document.querySelectorAll('[data-part=tile-cover]'))
    expect(getComputedStyle(cover).background).toContain('linear-gradient');
  sheet.remove();
});
