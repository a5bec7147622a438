import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Tabs, type TabsProps } from './Tabs.tsx';

const items = ['a', 'b', 'c'].map((value) => ({
  value,
  label: `Tab ${value}`,
  disabled: value === 'b',
  content: <p>content {value}</p>,
}));
const tabs = (props: Partial<TabsProps> = {}) => <Tabs label="Parts" items={items} {...props} />;

describe('Tabs', () => {
  it('starts with the first tab and is uncontrolled by default', async () => {
    render(tabs());
    expect(screen.getByText('content a')).toBeTruthy();
    await userEvent.click(screen.getByRole('tab', { name: 'Tab c' }));
    expect(screen.getByText('content c')).toBeTruthy();
    expect(screen.queryByText('content a')).toBeNull();
  });

  it('is controlled by a parent that sets the value', async () => {
    const chosen = vi.fn();
    render(tabs({ value: 'a', onValueChange: chosen }));
    await userEvent.click(screen.getByRole('tab', { name: 'Tab c' }));
    expect(chosen).toHaveBeenCalledWith('c');
    expect(screen.getByText('content a')).toBeTruthy();
  });

  it('skips a disabled tab', async () => {
    render(tabs());
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Tab c' }));
  });

  it('renders without tabs', () => {
    render(tabs({ items: [] }));
    expect(screen.getByRole('tablist').children).toHaveLength(0);
  });
});
