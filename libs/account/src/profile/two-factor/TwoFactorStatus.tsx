import { Badge, ShieldIcon, Switch } from '@baize/ui';
import { useTranslation } from 'react-i18next';
import { SectionCard } from '../SectionCard.tsx';
import { useToggleVerification } from '../useToggleVerification.ts';

/** Whether the login requires the authenticator's code, and the switch for it (spec 3/2). */
export function TwoFactorStatus({ isOn }: { isOn: boolean }) {
  const { t } = useTranslation('accountProfile');
  const toggle = useToggleVerification('google', isOn);
  return (
    <SectionCard
      icon={ShieldIcon}
      title={t('two_factor_status')}
      text={t(isOn ? 'two_factor_on' : 'two_factor_off')}
      aside={<Badge tone={isOn ? 'positive' : 'neutral'}>{t(isOn ? 'on' : 'off')}</Badge>}
    >
      <Switch
        label={t('two_factor_switch')}
        hint={t('two_factor_switch_hint')}
        checked={toggle.isOn}
        loading={toggle.isSending}
        error={toggle.error}
        onCheckedChange={toggle.change}
      />
    </SectionCard>
  );
}
