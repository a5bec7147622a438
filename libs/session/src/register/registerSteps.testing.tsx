import { press } from '@baize/testing/gestures';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { vi } from 'vitest';
import { sessionFormTexts } from '../texts.ts';
import { RegisterFlow } from './RegisterFlow.tsx';

/* Test helpers for the steps of a registration. */

export const box = (name: string) => screen.getByLabelText(name);
export const fill = (name: string, value: string) => fireEvent.change(box(name), { target: { value } });

export function fillAccount() {
  fill('Username', 'SELIN');
  fill('Email address', 'selin@mail.example');
  fill('Mobile number', '5321234599');
  fill('Password', 'Quiet-Harbour-7');
  fill('Repeat password', 'Quiet-Harbour-7');
}

function chooseLists(year: string) {
  fill('Day', '17');
  fill('Month', '05');
  fill('Year', year);
}

export function fillPerson(year = '1992', chooseBirth = () => chooseLists(year)) {
  fill('First name', 'Selin');
  fill('Last name', 'Arslan');
  fill('ID number', '10000000146');
  chooseBirth();
  fill('Address', 'Kordon 4');
}

export const personStep = () => screen.findByRole('form', { name: 'Personal details' });

type Render<Options, Page> = (ui: ReactElement, options: Options) => Promise<Page>;

/** Opens the registration on a page, at its first or second step. */
export function flowOn<Options extends object, Page extends object>(render: Render<Options, Page>) {
  const openFlow = async (options?: Options) => {
    const done = vi.fn();
    const page = await render(<RegisterFlow onDone={done} />, {
      texts: sessionFormTexts,
      ...options,
    } as Options & {
      texts: unknown;
    });
    return { ...page, done };
  };
  const toPerson = async (options?: Options) => {
    const page = await openFlow(options);
    fillAccount();
    await press('Continue');
    await personStep();
    return page;
  };
  return { openFlow, toPerson };
}

export const acceptTerms = () => userEvent.click(screen.getByRole('checkbox', { name: /18 or over/ }));

export async function finish() {
  fillPerson();
  await acceptTerms();
  await press('Create account');
}
