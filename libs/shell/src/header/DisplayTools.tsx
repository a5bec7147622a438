import { chooseScheme, useScheme } from '@baize/brand';
import { changeLanguage, LANGUAGES, useLanguage, useText } from '@baize/i18n';
import { LanguagePicker, QuietSwitch, SchemeSwitch, SnowSwitch } from '@baize/ui';
import { shellMessages } from '../messages.ts';
import { chooseQuiet, useQuiet } from '../scheme/quietStore.ts';
import { chooseSnow, useHasSnow, useSnow } from '../snow/snowStore.ts';

const NAMES = { tr: { short: 'TR', name: 'Türkçe' }, en: { short: 'EN', name: 'English' } } as const;

/** Language, snow, stillness, dark or light. */
export function DisplayTools() {
  const t = useText(shellMessages);
  const language = useLanguage();
  const scheme = useScheme();
  const quiet = useQuiet();
  const snow = useSnow();
  const hasSnow = useHasSnow();
  return (
    <>
      <LanguagePicker
        label={t('language')}
        languages={LANGUAGES.map((code) => ({ code, ...NAMES[code] }))}
        value={language}
        onValueChange={(code) => void changeLanguage(code)}
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
