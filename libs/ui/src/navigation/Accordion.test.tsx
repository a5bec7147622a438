import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Accordion } from './Accordion.tsx';

const items = ['one', 'two'].map((id) => ({ id, title: `Title ${id}`, content: `Content ${id}` }));

describe('Accordion', () => {
  it('keeps several items open at once', async () => {
    render(<Accordion items={items} defaultOpen={['one']} />);
    await userEvent.click(screen.getByRole('button', { name: 'Title two' }));
    expect(screen.getByText('Content one')).toBeTruthy();
    expect(screen.getByText('Content two')).toBeTruthy();
  });

  it('uses the heading level that its page needs', () => {
    render(<Accordion items={items} level={2} />);
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(2);
  });

  it('labels an open answer with its question', () => {
    render(<Accordion items={items} defaultOpen={['two']} />);
    expect(screen.getByRole('region', { name: 'Title two' }).textContent).toBe('Content two');
  });
});
