import { useTranslation } from 'react-i18next';
import { StartError, type StartErrorProps } from './StartError.tsx';

/** Shown for a problem of the platform or the way to it, as opposed to the player's connection (spec 1/4.shell/5). */
export function TroublePage(retry: Omit<StartErrorProps, 'title' | 'text'>) {
  const { t } = useTranslation('shellDeferred');
  return <StartError title={t('trouble')} text={t('trouble_text')} {...retry} />;
}
