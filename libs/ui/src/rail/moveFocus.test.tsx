import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Rail } from './Rail.tsx';

afterEach(() => {
  cleanup();
  document.documentElement.removeAttribute('data-quiet');
});

const rail = () =>
  render(
    <Rail heading="Games" prevLabel="Back" nextLabel="On">
      {['a', 'b', 'c'].map((name) => (
        <button key={name}>{name}</button>
      ))}
    </Rail>,
  );

describe('Rail', () => {
  it('is a named region of list items', () => {
    rail();
    expect(screen.getByRole('region', { name: 'Games' })).toBeTruthy();
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
  });

  it('navigates by arrow keys and stops at both ends', async () => {
    rail();
    screen.getByText('a').focus();
    await userEvent.keyboard('{ArrowLeft}');
    expect(document.activeElement?.textContent).toBe('a');
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    expect(document.activeElement?.textContent).toBe('c');
  });

  it.each([
    [false, 'smooth'],
    [true, 'instant'],
  ])('scrolls with the focus, quiet: %s, %s', async (quiet, behavior) => {
    document.documentElement.toggleAttribute('data-quiet', quiet);
    const follow = vi.fn();
    Element.prototype.scrollIntoView = follow;
    rail();
    screen.getByText('a').focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(follow).toHaveBeenCalledWith(expect.objectContaining({ behavior }));
  });
});
