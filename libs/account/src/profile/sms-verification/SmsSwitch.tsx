import { Badge, LockIcon, Switch } from '@baize/ui';
import { useTranslation } from 'react-i18next';
import { SectionCard } from '../SectionCard.tsx';
import { useToggleVerification } from '../useToggleVerification.ts';

/** Turns the SMS code at login on or off; hidden for a brand without it (spec 3/9). */
export function SmsSwitch({ isOn }: { isOn: boolean }) {
  const { t } = useTranslation('accountProfile');
  const toggle = useToggleVerification('sms', isOn);
  return (
    <SectionCard
      icon={LockIcon}
      title={t('sms_login_title')}
      text={t('sms_login_text')}
      aside={<Badge tone={isOn ? 'positive' : 'neutral'}>{t(isOn ? 'on' : 'off')}</Badge>}
    >
      <Switch
        label={t('sms_switch')}
        checked={toggle.isOn}
        loading={toggle.isSending}
        error={toggle.error}
        onCheckedChange={toggle.change}
      />
    </SectionCard>
  );
}
