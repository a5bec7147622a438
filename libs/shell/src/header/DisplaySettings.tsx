import { useTranslation } from 'react-i18next';
import { setScheme, useScheme } from '@baize/brand';
import { changeLanguage, languageEntry, LANGUAGES, useI18n, useLanguage } from '@baize/i18n';
import { LanguagePicker, QuietSwitch, SchemeSwitch, SnowSwitch } from '@baize/ui';
import { setQuietMode, useQuietMode } from '../scheme/quietModeStore.ts';
import { setSnow, useHasSnow, useSnow } from '../snow/snowStore.ts';

/** Language, snow, quiet mode, dark or light. */
export function DisplaySettings() {
  const { t } = useTranslation('shellLater');
  const i18n = useI18n();
  const language = useLanguage();
  const scheme = useScheme();
  const quiet = useQuietMode();
  const snow = useSnow();
  const hasSnow = useHasSnow();
  return (
    <>
      <LanguagePicker
        label={t('language')}
        languages={LANGUAGES.map((code) => ({ code, ...languageEntry(code) }))}
        value={language}
        onValueChange={(code) => void changeLanguage(i18n, code)}
      />
      {hasSnow && <SnowSwitch snow={snow} onSnowChange={setSnow} label={t('snow')} />}
      <QuietSwitch quiet={quiet} onQuietChange={setQuietMode} label={t('quiet')} />
      <SchemeSwitch
        scheme={scheme}
        onSchemeChange={setScheme}
        toLightLabel={t('to_light')}
        toDarkLabel={t('to_dark')}
      />
    </>
  );
}
