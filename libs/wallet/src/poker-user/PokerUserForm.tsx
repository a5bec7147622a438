import { FormError } from '@baize/forms';
import { useServerText } from '@baize/i18n';
import { Banner, Button, Form, TextField } from '@baize/ui';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { usePokerUser } from './usePokerUser.ts';

interface Props {
  onDone: () => void;
  /** It was opened because something needs a poker user, and says so (code 1005). */
  asked?: boolean;
}

const NO_USER = 'poker_user_not_found';
const LONGEST = 20;

/** Creates the player's poker user, whose name the tables show (spec 2/3.wallets/3). It stays open until it succeeds. */
export function PokerUserForm({ onDone, asked = false }: Props) {
  const { t } = useTranslation('wallet');
  const serverText = useServerText();
  const box = useRef<HTMLInputElement>(null);
  /* A press has brought the form, and what was pressed may be gone. */
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
