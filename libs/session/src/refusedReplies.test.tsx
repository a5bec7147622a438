import { mockReply, exampleBody, forMutations, renderPage } from '@baize/testing';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { forgetAttempt } from './login/loginAttempt.ts';
import { LoginForm } from './login/LoginForm.tsx';
import { sessionFormTexts } from './texts.ts';
import { ForgotForm } from './password/ForgotForm.tsx';
import { RegisterFlow } from './register/RegisterFlow.tsx';
import { forgetRegistration, saveRegistration, NO_ACCOUNT } from './register/registration.ts';

const noop = () => undefined;
const TIMEOUT_MS = 120_000;

/** Text meant for developers: backticks, names such as personal_id, rules. */
const DEVELOPER_TEXT = /`|[a-z]_[a-z]|\^|\{|SQLSTATE|parameter/i;

const FORMS = {
  login: { form: () => <LoginForm onDone={noop} />, name: 'login', example: 'invalidParameter' },
  registration: {
    form: () => <RegisterFlow onDone={noop} />,
    name: 'register',
    example: 'invalidParameter',
  },
  'forgotten password': { form: () => <ForgotForm />, name: 'forgetPassword', example: 'invalidParameter' },
} as const;

/** Fills in every field of the form, and submits it. */
function fillAndSubmit() {
  for (const box of document.querySelectorAll('form input')) {
    const value = { username: 'selin', personal_id_end: '0334' }[box.getAttribute('name') ?? ''];
    if (value) fireEvent.change(box, { target: { value } });
  }
  const password = document.querySelector('[name=password]');
  if (password) fireEvent.change(password, { target: { value: 'Quiet-Harbour-7' } });
  fireEvent.submit(screen.getByRole('form'));
}

async function expectNoDeveloperText(which: keyof typeof FORMS, language: 'tr' | 'en', body: unknown) {
  const { form, name } = FORMS[which];
  forgetAttempt();
  forgetRegistration();
  saveRegistration({
    account: {
      ...NO_ACCOUNT,
      username: 'selin',
      email: 'selin@mail.example',
      phone: '5321234599',
      password: 'Quiet-Harbour-7',
      password_confirmation: 'Quiet-Harbour-7',
    },
  });
  const page = await renderPage(form(), {
    language,
    texts: sessionFormTexts,
    handlers: [mockReply(name, { status: 422, body })],
  });
  fillAndSubmit();
  await waitFor(() => expect(page.calls(name)).toHaveLength(1));
  await waitFor(() => expect(page.alert()).toBeDefined());
  expect(page.alert()).not.toMatch(DEVELOPER_TEXT);
  expect(document.body.textContent).not.toMatch(DEVELOPER_TEXT);
  cleanup();
}

beforeEach(() => sessionStorage.clear());

const LANGUAGES = ['tr', 'en'] as const;

describe.each(LANGUAGES)('a refusal written for developers, in %s', (language) => {
  it.each(Object.keys(FORMS) as (keyof typeof FORMS)[])(
    'is not shown in the %s form',
    (which) =>
      forMutations(
        exampleBody(FORMS[which].name, FORMS[which].example),
        ({ body }) => expectNoDeveloperText(which, language, body),
        LANGUAGES.length,
      ),
    TIMEOUT_MS,
  );

  it(
    'is not shown, whichever field it names',
    () => {
      const field = fc.constantFrom(
        'phone',
        'email',
        'password',
        'personal_id',
        'birth_year',
        'ref_id',
        'x_y',
      );
      const message = fc.constantFrom('Invalid parameter `%`', '% must match ^\\d{10}$', 'bad_%', '{"%":1}');
      const replies = fc.tuple(field, message).map(([name, template]) => {
        const text = template.replace('%', name);
        return { message: text, errors: { [name]: [text] } };
      });
      return fc.assert(
        fc.asyncProperty(replies, (body) => expectNoDeveloperText('registration', language, body)),
      );
    },
    TIMEOUT_MS,
  );
});
