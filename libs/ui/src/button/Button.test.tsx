import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { UiLinkProvider } from '../link/UiLink.tsx';
import { Button } from './Button.tsx';
import { ButtonLink } from './ButtonLink.tsx';

afterEach(cleanup);

describe('Button', () => {
  it('swallows clicks and does not send its form while loading', async () => {
    const click = vi.fn();
    const submit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
    render(
      <form onSubmit={submit}>
        <Button type="submit" loading onClick={click}>
          Send
        </Button>
      </form>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(click).not.toHaveBeenCalled();
    expect(submit).not.toHaveBeenCalled();
  });

  it('keeps the focus when it starts loading', async () => {
    const { rerender } = render(<Button>Send</Button>);
    await userEvent.tab();
    rerender(<Button loading>Send</Button>);
    expect(document.activeElement).toBe(screen.getByRole('button'));
  });

  it('does not submit a form by default', async () => {
    const submit = vi.fn();
    render(
      <form onSubmit={submit}>
        <Button>More</Button>
      </form>,
    );
    await userEvent.click(screen.getByRole('button'));
    expect(submit).not.toHaveBeenCalled();
  });

  it('forwards its ref', () => {
    const ref = createRef<HTMLButtonElement>();
    render(<Button ref={ref}>Send</Button>);
    expect(ref.current?.tagName).toBe('BUTTON');
  });
});

describe('ButtonLink', () => {
  it('is a plain link without a provider', () => {
    render(<ButtonLink href="/casino">Play</ButtonLink>);
    expect(screen.getByRole('link', { name: 'Play' }).getAttribute('href')).toBe('/casino');
  });

  it('renders the link of the app', () => {
    const Router = ({ href, children }: { href: string; children?: React.ReactNode }) => (
      <a href={`/tr${href}`}>{children}</a>
    );
    render(
      <UiLinkProvider component={Router}>
        <ButtonLink href="/casino">Play</ButtonLink>
      </UiLinkProvider>,
    );
    expect(screen.getByRole('link').getAttribute('href')).toBe('/tr/casino');
  });

  it('passes other components’ props through', () => {
    const To = ({ to, children }: { to: string; children?: React.ReactNode }) => <a href={to}>{children}</a>;
    render(
      <ButtonLink component={To} to="/sport">
        Sport
      </ButtonLink>,
    );
    expect(screen.getByRole('link').getAttribute('href')).toBe('/sport');
  });
});
