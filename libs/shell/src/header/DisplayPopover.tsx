import { LanguagePicker, Popover, Switch, theme } from '@baize/ui';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useDisplaySettings } from './useDisplaySettings.ts';

/** The display settings below their button in the header. Its code loads on a press, so it starts open. */
export function DisplayPopover({ trigger }: { trigger: ReactElement }) {
  const { t } = useTranslation(['shellLater', 'shell']);
  const [isOpen, setIsOpen] = useState(true);
  const { language, languages, setLanguage, scheme, setScheme, quiet, setQuiet, snow, setSnow, hasSnow } =
    useDisplaySettings();
  return (
    <Popover
      trigger={trigger}
      label={t('display', { ns: 'shell' })}
      align="end"
      open={isOpen}
      onOpenChange={setIsOpen}
    >
      <Rows>
        <Language>
          <span aria-hidden="true">{t('language')}</span>
          <LanguagePicker
            label={t('language')}
            languages={languages}
            value={language}
            onValueChange={setLanguage}
          />
        </Language>
        <Switch
          label={t('to_dark')}
          checked={scheme === 'dark'}
          onCheckedChange={(isDark) => setScheme(isDark ? 'dark' : 'light')}
        />
        <Switch label={t('quiet')} checked={quiet} onCheckedChange={setQuiet} />
        {hasSnow && <Switch label={t('snow')} checked={snow} onCheckedChange={setSnow} />}
      </Rows>
    </Popover>
  );
}

const Rows = styled.div`
  display: grid;
  gap: ${theme.space.xs};
  min-inline-size: 240px;
`;

const Language = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space.m};
`;
