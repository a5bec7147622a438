import type { Profile } from '@baize/api';
import { useBrand } from '@baize/brand';
import { Banner, PhoneIcon, Stepper } from '@baize/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AccountPage } from '../../layout/AccountPage.tsx';
import { Narrow } from '../Narrow.tsx';
import { ProfileGate } from '../ProfileGate.tsx';
import { decodeBoolean } from '@baize/api';
import { SectionCard } from '../SectionCard.tsx';
import { CodeStep } from './CodeStep.tsx';
import { PhoneStep } from './PhoneStep.tsx';
import { SmsSwitch } from './SmsSwitch.tsx';
import { useSentCode } from './useSentCode.ts';

/** Verifies the player's phone by SMS, in two steps, and switches the login code on or off (spec 3/2 and 3/4). */
export function SmsVerificationPage() {
  const { t } = useTranslation('accountProfile');
  const { features } = useBrand();
  return (
    <AccountPage title={t('sms_title')} lead={t('sms_lead')}>
      <ProfileGate>
        {(me) => {
          const isVerified = decodeBoolean(me.user_detail?.phone_verification);
          return (
            <Narrow>
              <Banner type={isVerified ? 'success' : 'warning'}>
                {t(isVerified ? 'sms_is_verified' : 'sms_is_not_verified')}
              </Banner>
              {features.smsSwitch && <SmsSwitch isOn={decodeBoolean(me.sms_verification_status)} />}
              <Steps key={String(isVerified)} me={me} isVerified={isVerified} />
            </Narrow>
          );
        }}
      </ProfileGate>
    </AccountPage>
  );
}

/** Starts with the code step if a code was sent before a reload. */
function Steps({ me, isVerified }: { me: Profile; isVerified: boolean }) {
  const { t } = useTranslation('accountProfile');
  const sent = useSentCode(me.id);
  const [isCode, setIsCode] = useState(sent !== undefined);
  return (
    <SectionCard
      icon={PhoneIcon}
      title={t(isVerified ? 'sms_change_number' : 'sms_verify_number')}
      text={t('sms_steps_text')}
    >
      <Stepper
        label={t('sms_steps')}
        steps={[t('sms_step_phone'), t('sms_step_code')]}
        current={isCode ? 1 : 0}
        position={(step, of) => `${step} / ${of}`}
        doneLabel={t('done')}
      />
      {isCode ? (
        <CodeStep playerId={me.id} onBack={() => setIsCode(false)} />
      ) : (
        <PhoneStep me={me} onNext={() => setIsCode(true)} />
      )}
    </SectionCard>
  );
}
