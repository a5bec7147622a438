import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Pager, type PagerProps } from './Pager.tsx';

const labels = {
  nav: 'Pages',
  first: 'First',
  previous: 'Previous',
  next: 'Next',
  last: 'Last',
  page: (page: string) => `Page ${page}`,
  of: (page: string, last: string) => `${page} of ${last}`,
};
const pager = (props: Partial<PagerProps> = {}) => {
  const turned = vi.fn();
  render(<Pager page={6} lastPage={24} labels={labels} onPageChange={turned} {...props} />);
  return turned;
};

describe('Pager', () => {
  it.each([
    ['First', 1],
    ['Previous', 5],
    ['Page 7', 7],
    ['Next', 7],
    ['Last', 24],
  ])('%s opens page %i', async (name, page) => {
    const turned = pager();
    await userEvent.click(screen.getByRole('button', { name }));
    expect(turned).toHaveBeenCalledExactlyOnceWith(page);
  });

  it('marks the current page, and does not request it again', async () => {
    const turned = pager();
    const current = screen.getByRole('button', { name: 'Page 6' });
    expect(current.getAttribute('aria-current')).toBe('page');
    await userEvent.click(current);
    expect(turned).not.toHaveBeenCalled();
  });

  it.each([
    [1, ['First', 'Previous']],
    [24, ['Next', 'Last']],
  ])('has no further pages at page %i, and keeps the focus there', async (page, ends) => {
    const turned = pager({ page });
    for (const name of ends) {
      const button = screen.getByRole('button', { name });
      await userEvent.click(button);
      expect(button.getAttribute('aria-disabled')).toBe('true');
      expect(document.activeElement).toBe(button);
    }
    expect(turned).not.toHaveBeenCalled();
  });

  it('waits while a page loads', async () => {
    const turned = pager({ busy: true });
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(turned).not.toHaveBeenCalled();
    expect(screen.getByRole('navigation').getAttribute('aria-busy')).toBe('true');
  });

  it('is a row of links if pages have URLs', () => {
    pager({ hrefOf: (page) => `?page=${page}` });
    expect(screen.getByRole('link', { name: 'Next' }).getAttribute('href')).toBe('?page=7');
    expect(screen.queryByRole('link', { name: 'Page 6' })).toBeNull();
  });

  it.each([0, 1, Number.NaN])('is not rendered for %s pages', (lastPage) => {
    pager({ lastPage });
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  it('shows the nearest page for one that does not exist', () => {
    pager({ page: 99 });
    expect(screen.getByRole('button', { name: 'Page 24' }).getAttribute('aria-current')).toBe('page');
  });
});
