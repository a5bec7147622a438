import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { Rail } from './Rail.tsx';

afterEach(cleanup);

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

  it('walks by arrow keys and stops at both ends', async () => {
    rail();
    screen.getByText('a').focus();
    await userEvent.keyboard('{ArrowLeft}');
    expect(document.activeElement?.textContent).toBe('a');
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    expect(document.activeElement?.textContent).toBe('c');
  });
});
