import { useTranslation } from 'react-i18next';
import { failedPasswordRules, PASSWORD_RULES } from '@baize/forms';
import { CheckIcon, Icon, theme, VisuallyHidden } from '@baize/ui';
import { styled } from 'styled-components';
import { passwordStrength, STRENGTHS } from './passwordStrength.ts';

interface Props {
  password: string;
  /** A password that contains the user name is refused. */
  username?: string;
}

/** The password's strength as bars and a word, and a checklist of the rules. */
export function PasswordHint({ password, username = '' }: Props) {
  const { t } = useTranslation('session');
  const strength = passwordStrength(password, username);
  const reached = strength === undefined ? 0 : STRENGTHS.indexOf(strength) + 1;
  const broken = password === '' ? PASSWORD_RULES : failedPasswordRules(password, username);
  /* Without a user name, the rule about it can't be checked. */
  const rules = username.trim() === '' ? PASSWORD_RULES.filter((rule) => rule !== 'own') : PASSWORD_RULES;
  return (
    <Hint data-strength={strength}>
      <Bars>
        {STRENGTHS.map((each, at) => (
          <i key={each} data-reached={at < reached} />
        ))}
      </Bars>
      {strength && <Word>{t(`password_${strength}`)}</Word>}
      <Rules>
        {rules.map((rule) => (
          <Rule key={rule} data-met={!broken.includes(rule)}>
            {broken.includes(rule) ? <Open /> : <Icon of={CheckIcon} size={14} />}
            {t(`rule_${rule}`)}
            {!broken.includes(rule) && <VisuallyHidden>{t('done')}</VisuallyHidden>}
          </Rule>
        ))}
      </Rules>
    </Hint>
  );
}

/* A span with block layout, because it's rendered inside a field's inline hint. */
const Hint = styled.span`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${theme.space.xxs} ${theme.space.s};
  --reached: ${theme.color.positive};
  &[data-strength='weak'] {
    --reached: ${theme.color.danger};
  }
  &[data-strength='fair'] {
    --reached: ${theme.color.warning};
  }
`;

const Bars = styled.span`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: 4px;
  padding-block: 4px;
  &:not(:has(+ b)) {
    grid-column: 1 / -1;
  }
  & > i {
    block-size: 4px;
    border-radius: ${theme.radius.pill};
    background: color-mix(in oklab, ${theme.color.lineStrong} 45%, transparent);
    transition: background-color ${theme.motion.normal} ${theme.motion.ease};
  }
  & > i[data-reached='true'] {
    background: var(--reached);
  }
`;

const Word = styled.b`
  color: ${theme.color.text};
  font-weight: ${theme.weight.medium};
`;

const Rules = styled.span`
  grid-column: 1 / -1;
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.xxs} ${theme.space.s};
`;

/* Same size as the tick that replaces it. */
const Open = styled.i`
  inline-size: 10px;
  block-size: 10px;
  margin: 2px;
  border: 1.5px solid currentColor;
  border-radius: ${theme.radius.pill};
  opacity: 0.6;
`;

const Rule = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  & > svg {
    color: ${theme.color.positiveText};
  }
`;
