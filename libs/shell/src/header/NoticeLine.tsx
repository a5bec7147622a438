import { NoticeStrip } from '@baize/ui';
import { useTranslation } from 'react-i18next';

interface Props {
  text: string;
  onClose: () => void;
}

/** The notice as a static line. */
export function NoticeLine({ text, onClose }: Props) {
  const { t } = useTranslation(['shellDeferred', 'shell']);
  return (
    <NoticeStrip
      label={t('notice', { ns: 'shell' })}
      text={text}
      moreLabel={t('notice_all')}
      closeLabel={t('notice_close', { ns: 'shell' })}
      onClose={onClose}
    />
  );
}
