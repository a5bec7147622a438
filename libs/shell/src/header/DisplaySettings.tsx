import { LanguagePicker, Switch, theme } from '@baize/ui';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Clock } from './Clock.tsx';
import { useDisplaySettings } from './useDisplaySettings.ts';

/** Language, dark or light, quiet mode and snow, as labelled rows, and the time of day. */
export function DisplaySettings() {
  const { t } = useTranslation('shellDeferred');
  const { language, languages, setLanguage, scheme, setScheme, quiet, setQuiet, snow, setSnow, hasSnow } =
    useDisplaySettings();
  return (
    <Rows>
      <Row>
        <span aria-hidden="true">{t('language')}</span>
        <LanguagePicker
          label={t('language')}
          languages={languages}
          value={language}
          onValueChange={setLanguage}
        />
      </Row>
      <Switch
        label={t('to_dark')}
        checked={scheme === 'dark'}
        onCheckedChange={(isDark) => setScheme(isDark ? 'dark' : 'light')}
      />
      <Switch label={t('quiet')} checked={quiet} onCheckedChange={setQuiet} />
      {hasSnow && <Switch label={t('snow')} checked={snow} onCheckedChange={setSnow} />}
      <Row>
        <span aria-hidden="true">{t('clock')}</span>
        <Clock />
      </Row>
    </Rows>
  );
}

const Rows = styled.div`
  display: grid;
  gap: ${theme.space.xs};
  inline-size: 100%;
  min-inline-size: min(240px, 100%);
`;

const Row = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space.m};
  min-block-size: 32px;
`;
