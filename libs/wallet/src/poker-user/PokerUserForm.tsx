import { FormError } from '@baize/forms';
import { useServerText } from '@baize/i18n';
import { Banner, Button, Form, TextField } from '@baize/ui';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { usePokerUser } from './usePokerUser.ts';

interface Props {
  onDone: () => void;
  /** Whether it was opened after a refusal with code 1005; it then explains why a poker user is needed. */
  asked?: boolean;
}

const NO_USER = 'poker_user_not_found';
const LONGEST = 20;

/**
 * Creates the player's poker user, the name shown at the tables (spec 2/3.wallets/3). It stays open until it succeeds.
 */
export function PokerUserForm({ onDone, asked = false }: Props) {
  const { t } = useTranslation('wallet');
  const serverText = useServerText();
  const box = useRef<HTMLInputElement>(null);
  /* The form was opened by a button that may be gone now. */
  useEffect(() => {
    if (asked) box.current?.focus();
  }, [asked]);
  const { name, nameError, line, isSending, change, submit } = usePokerUser(onDone);
  return (
    <Form
      aria-label={t('poker_name_title')}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {asked && <Banner>{serverText(NO_USER)}</Banner>}
      <TextField
        ref={box}
        label={t('poker_name')}
        hint={t('poker_name_hint')}
        error={nameError}
        value={name}
        onChange={(event) => change(event.target.value)}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={LONGEST}
      />
      <FormError line={line} />
      <Button type="submit" size="l" full loading={isSending}>
        {t('poker_name_create')}
      </Button>
    </Form>
  );
}
