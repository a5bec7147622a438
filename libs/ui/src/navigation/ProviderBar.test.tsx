import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { ProviderBar, type ProviderBarProps } from './ProviderBar.tsx';

const props: ProviderBarProps = {
  sectionsLabel: 'Sections',
  sections: [
    { id: 'sport', label: 'Sport', href: '/sport', current: true },
    { id: 'live', label: 'Live', href: '/livesport' },
  ],
  providersLabel: 'Providers',
  providers: [
    { id: 'a', label: 'Redlane', href: '/sport/redlane' },
    { id: 'b', label: 'Betradar', href: '/sport/betradar', current: true },
  ],
};
const row = (name: string) => within(screen.getByRole('navigation', { name }));

describe('ProviderBar', () => {
  it('has a landmark for the sections and one for the providers, each with its current link', () => {
    render(<ProviderBar {...props} />);
    expect(row('Sections').getByRole('link', { current: 'page' }).textContent).toBe('Sport');
    expect(row('Providers').getByRole('link', { current: 'page' }).textContent).toBe('Betradar');
  });

  it('moves along a row with the arrow keys', async () => {
    render(<ProviderBar {...props} />);
    const [first, second] = row('Providers').getAllByRole('link');
    first?.focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(second);
  });

  it('reserves the providers’ space until they load, and takes none without providers', () => {
    const { rerender } = render(<ProviderBar {...props} providers={undefined} />);
    expect(row('Providers').queryByRole('link')).toBeNull();
    expect(screen.getByRole('navigation', { name: 'Providers' }).getAttribute('aria-busy')).toBe('true');
    rerender(<ProviderBar {...props} providers={[]} />);
    expect(screen.queryByRole('navigation', { name: 'Providers' })).toBeNull();
  });
});
