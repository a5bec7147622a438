import { RealityCheckIntervals, useRealityCheckInterval } from '@baize/player';
import { Card, theme } from '@baize/ui';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';

/**
 * How often play is interrupted with a summary of stakes and wins (spec 3/protection/15); the reality check itself
 * offers the same choice.
 */
export function RealityCheckCard() {
  const { t } = useTranslation('accountProtection');
  const choice = useRealityCheckInterval();
  if (!choice) return null;
  return (
    <Card>
      <h2>{t('reality_check')}</h2>
      <Text>{t('reality_check_text')}</Text>
      <Place>
        <RealityCheckIntervals
          label={t('reality_check_interval')}
          value={choice.interval}
          onChoose={choice.choose}
        />
      </Place>
      <Text>{t('reality_check_note')}</Text>
    </Card>
  );
}

const Text = styled.p`
  color: ${theme.color.textMuted};
`;

const Place = styled.div`
  max-inline-size: 480px;
`;
