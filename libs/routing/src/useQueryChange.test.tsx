import { act, render } from '@testing-library/react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router';
import { expect, it } from 'vitest';
import { useQueryChange } from './useQueryChange.ts';

/** Renders a page; `current` has the address and the functions of its last render. */
function open() {
  const current = {} as {
    address: string;
    change: ReturnType<typeof useQueryChange>;
    go: ReturnType<typeof useNavigate>;
  };
  const Page = () => {
    const { pathname, search } = useLocation();
    Object.assign(current, { address: pathname + search, change: useQueryChange(), go: useNavigate() });
    return null;
  };
  render(
    <MemoryRouter initialEntries={['/', '/casino?type=bingo&provider=22']}>
      <Page />
    </MemoryRouter>,
  );
  return current;
}

const having = (name: string, value: string) => (now: URLSearchParams) => {
  now.set(name, value);
  return now;
};
const without = (name: string) => (now: URLSearchParams) => {
  now.delete(name);
  return now;
};

it('keeps a change that has not rendered yet', () => {
  const page = open();
  act(() => {
    page.change(without('provider'));
    page.change(having('search', 'book'));
  });
  expect(page.address).toBe('/casino?type=bingo&search=book');
});

it('pushes or replaces a history entry', () => {
  const page = open();
  act(() => page.change(having('search', 'book')));
  act(() => page.change(having('search', 'books'), true));
  act(() => void page.go(-1));
  expect(page.address).toBe('/casino?type=bingo&provider=22');
});

it('does not return to a page that has been left', () => {
  const page = open();
  act(() => {
    void page.go('/sport?day=1');
    page.change(having('search', 'book'));
  });
  expect(page.address).toBe('/sport?day=1');
});
