import type { Profile } from '@baize/api';
import { decoder } from '@baize/api';
import { FormError, loadPhoneRules, useValidatedForm, validatePhoneLazily } from '@baize/forms';
import { foldForSearch } from '@baize/i18n';
import { CountriesFailed, useCountries } from '@baize/session';
import { Button, Combobox, Form, readPhone, TextField, theme } from '@baize/ui';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useSendCode } from './useSendCode.ts';

interface Props {
  me: Profile;
  /** Goes to the code step, even without sending a code. */
  onNext: () => void;
}

/** Step one: country and number; a code is then sent to it (spec 3/2). */
export function PhoneStep({ me, onNext }: Props) {
  const { t } = useTranslation('accountProfile');
  const { countries, labels, ...state } = useCountries();
  const dialOf = (id: string) => countries.find((country) => String(country.id) === id)?.dial;
  const { field, submit, showRefusal, problem } = useValidatedForm({
    values: {
      country: decoder.text(me.user_detail?.country_id) ?? '',
      no: decoder.text(me.user_detail?.phone) ?? '',
    },
    checks: {
      no: (typed, { country }) =>
        validatePhoneLazily(dialOf(country) ?? '', readPhone(typed, dialOf(country))),
    },
    follows: { country: 'no' },
  });
  useEffect(loadPhoneRules, []);
  const [send, isSending] = useSendCode({ onSent: onNext, onRefused: showRefusal });
  return (
    <Form
      aria-label={t('sms_step_phone')}
      onSubmit={submit(({ country, no }) => {
        const digits = readPhone(no, dialOf(country));
        return send({
          playerId: me.id,
          country,
          no: digits,
          shown: `${dialOf(country) ?? ''} ${digits}`.trim(),
        });
      })}
    >
      <Combobox
        label={t('country')}
        placeholder={t('choose_country')}
        options={countries.map(({ id, name, dial }) => ({ value: String(id), label: name, plate: dial }))}
        labels={labels}
        fold={foldForSearch}
        loading={state.isLoading}
        {...field('country')}
      />
      <CountriesFailed {...state} />
      <TextField
        label={t('phone')}
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        hint={t('sms_phone_hint')}
        {...field('no')}
      />
      <FormError line={problem.line} />
      <Actions>
        <Button type="submit" size="l" full loading={isSending}>
          {t('sms_send')}
        </Button>
        <Button variant="quiet" onClick={onNext}>
          {t('sms_have_code')}
        </Button>
      </Actions>
    </Form>
  );
}

const Actions = styled.div`
  display: grid;
  gap: ${theme.space.xs};
`;
