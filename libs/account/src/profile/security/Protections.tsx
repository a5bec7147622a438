import type { Profile } from '@baize/api';
import { ButtonLink, Icon, ShieldIcon, SuccessIcon, theme, WarningIcon } from '@baize/ui';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { SectionCard } from '../SectionCard.tsx';
import { useProtections, type Protection } from './useProtections.ts';

/** Each protection with its status in words and the required action. */
export function Protections({ me }: { me: Profile }) {
  const { t } = useTranslation('accountProfile');
  const protections = useProtections(me);
  const missing = protections.filter(({ isSet }) => isSet === false).length;
  const isKnown = protections.every(({ isSet }) => isSet !== undefined);
  return (
    <SectionCard
      icon={ShieldIcon}
      title={t('security_status')}
      text={
        missing > 0 ? t('security_missing', { count: missing }) : isKnown ? t('security_complete') : undefined
      }
    >
      <List>
        {protections.map((protection) => (
          <Row key={protection.id} {...protection} />
        ))}
      </List>
    </SectionCard>
  );
}

const stateOf = (isSet: boolean | undefined) => (isSet === undefined ? 'unknown' : isSet ? 'set' : 'missing');

function Row({ id, icon, isSet, href }: Protection) {
  const { t } = useTranslation('accountProfile');
  const state = stateOf(isSet);
  return (
    <li data-state={state}>
      <Icon of={icon} size={22} />
      <Words>
        <Name>{t(`security_${id}`)}</Name>
        <State>
          {state !== 'unknown' && <Icon of={state === 'set' ? SuccessIcon : WarningIcon} size={16} />}
          {t(state === 'unknown' ? 'security_unknown' : `security_${id}_${state}`)}
        </State>
      </Words>
      <ButtonLink size="s" variant={state === 'missing' ? 'primary' : 'secondary'} href={href}>
        {t(state === 'missing' ? `security_${id}_action` : 'change')}
      </ButtonLink>
    </li>
  );
}

const List = styled.ul`
  & > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${theme.space.s};
    padding-block: ${theme.space.m};
    border-block-start: 1px solid ${theme.color.line};
  }
  & > li > svg {
    flex: none;
    color: ${theme.color.textMuted};
  }
  & > li:last-child {
    padding-block-end: 0;
  }
`;

const Words = styled.div`
  flex: 1 1 140px;
  min-inline-size: 0;
`;

const Name = styled.p`
  font-weight: ${theme.weight.bold};
`;

const State = styled.p`
  display: flex;
  align-items: flex-start;
  gap: ${theme.space.xxs};
  color: ${theme.color.textMuted};
  font-size: ${theme.size.s};
  line-height: 1.45;
  & > svg {
    flex: none;
    margin-block-start: 0.15em;
  }
  [data-state='set'] & > svg {
    color: ${theme.color.positiveText};
  }
  [data-state='missing'] & > svg {
    color: ${theme.color.warningText};
  }
`;
