import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Showcase, SHOWCASE_LOOKS, type ShowcaseProps } from './Showcase.tsx';

const open = (props: Partial<ShowcaseProps>) =>
  render(
    <Showcase heading="Games" prevLabel="Back" nextLabel="On" action={<a href="/all">All</a>} {...props}>
      {Array.from({ length: 14 }, (_, index) => (
        <article key={index}>{index}</article>
      ))}
    </Showcase>,
  );
const section = () => screen.getByRole('region', { name: 'Games' });

it.each(SHOWCASE_LOOKS)('%s is a region with a heading, a link to all and a list', (look) => {
  open({ look });
  expect(within(section()).getByRole('heading', { level: 2, name: 'Games' })).toBeTruthy();
  expect(within(section()).getByRole('link', { name: 'All' })).toBeTruthy();
  expect(within(section()).getByRole('list')).toBeTruthy();
});

/* Divisible by 2, 3, 4 and 6 columns, the large tile of the mosaic counting four times. */
it.each([
  ['grid', 12],
  ['mosaic', 9],
  ['spotlight', 8],
  ['split', 6],
] as const)('%s shows %d games, so that every row is full', (look, count) => {
  open({ look });
  expect(within(section()).getAllByRole('article')).toHaveLength(count);
});

it('shows eight live tables, which are larger', () => {
  open({ look: 'grid', tile: 'table' });
  expect(within(section()).getAllByRole('article')).toHaveLength(8);
});

it('shows the lead only in a spotlight and the sentence only in a split', () => {
  const extra = { lead: <p>The lead</p>, text: 'A sentence' };
  const { rerender, container } = open({ look: 'spotlight', ...extra });
  expect([
    container.textContent?.includes('The lead'),
    container.textContent?.includes('A sentence'),
  ]).toEqual([true, false]);
  rerender(
    <Showcase heading="Games" prevLabel="Back" nextLabel="On" look="split" {...extra}>
      <article>1</article>
    </Showcase>,
  );
  expect([
    container.textContent?.includes('The lead'),
    container.textContent?.includes('A sentence'),
  ]).toEqual([false, true]);
});
