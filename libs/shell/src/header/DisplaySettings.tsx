import { LanguagePicker, QuietSwitch, SchemeSwitch, SnowSwitch } from '@baize/ui';
import { useTranslation } from 'react-i18next';
import { useDisplaySettings } from './useDisplaySettings.ts';

/** Language, snow, quiet mode, dark or light, in a row. */
export function DisplaySettings() {
  const { t } = useTranslation('shellLater');
  const settings = useDisplaySettings();
  return (
    <>
      <LanguagePicker
        label={t('language')}
        languages={settings.languages}
        value={settings.language}
        onValueChange={settings.setLanguage}
      />
      {settings.hasSnow && (
        <SnowSwitch snow={settings.snow} onSnowChange={settings.setSnow} label={t('snow')} />
      )}
      <QuietSwitch quiet={settings.quiet} onQuietChange={settings.setQuiet} label={t('quiet')} />
      <SchemeSwitch
        scheme={settings.scheme}
        onSchemeChange={settings.setScheme}
        toLightLabel={t('to_light')}
        toDarkLabel={t('to_dark')}
      />
    </>
  );
}
