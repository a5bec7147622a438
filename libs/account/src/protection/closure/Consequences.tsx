import { CheckIcon, Icon, theme } from '@baize/ui';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';

const FACTS = ['happens_out', 'happens_login', 'happens_final', 'happens_money'] as const;

/** The consequences of closing an account for a time. */
export function Consequences() {
  const { t } = useTranslation('accountProtection');
  return (
    <Facts>
      <h2>{t('what_happens')}</h2>
      <ul>
        {FACTS.map((fact) => (
          <li key={fact}>
            <Icon of={CheckIcon} size={18} />
            {t(fact)}
          </li>
        ))}
      </ul>
    </Facts>
  );
}

const Facts = styled.section`
  display: grid;
  gap: ${theme.space.s};
  padding: ${theme.space.m};
  border-radius: ${theme.radius.m};
  background: ${theme.color.sunken};
  & h2 {
    font-size: ${theme.size.m};
  }
  & ul {
    display: grid;
    gap: ${theme.space.xs};
    padding: 0;
    list-style: none;
  }
  & li {
    display: flex;
    gap: ${theme.space.s};
  }
  & svg {
    flex: none;
    margin-block-start: 3px;
    color: ${theme.color.accentText};
  }
`;
