import { useTranslation } from 'react-i18next';
import { chooseScheme, useScheme } from '@baize/brand';
import { changeLanguage, languageEntry, LANGUAGES, useI18n, useLanguage } from '@baize/i18n';
import { LanguagePicker, QuietSwitch, SchemeSwitch, SnowSwitch } from '@baize/ui';
import { chooseQuiet, useQuiet } from '../scheme/quietStore.ts';
import { chooseSnow, useHasSnow, useSnow } from '../snow/snowStore.ts';

/** Language, snow, quiet mode, dark or light. */
export function DisplaySettings() {
  const { t } = useTranslation('shellLater');
  const i18n = useI18n();
  const language = useLanguage();
  const scheme = useScheme();
  const quiet = useQuiet();
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
      {hasSnow && <SnowSwitch snow={snow} onSnowChange={chooseSnow} label={t('snow')} />}
      <QuietSwitch quiet={quiet} onQuietChange={chooseQuiet} label={t('quiet')} />
      <SchemeSwitch
        scheme={scheme}
        onSchemeChange={chooseScheme}
        toLightLabel={t('to_light')}
        toDarkLabel={t('to_dark')}
      />
    </>
  );
}
