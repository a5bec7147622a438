import { useTranslation } from 'react-i18next';
import { media, Sheet, theme } from '@baize/ui';
import { styled } from 'styled-components';
import { LiveSupport } from '../support/LiveSupport.tsx';
import { useLiveSupport } from '../support/useLiveSupport.ts';

interface Props {
  open: boolean;
  onClose: () => void;
}

/** Live support in an overlay. */
export function SupportOverlay({ open, onClose }: Props) {
  const { t } = useTranslation('shell');
  const code = useLiveSupport();
  return (
    <Sheet
      open={open && code !== undefined}
      onOpenChange={(next) => !next && onClose()}
      title={t('support')}
      closeLabel={t('close')}
    >
      <Area>{code && <LiveSupport code={code} />}</Area>
    </Sheet>
  );
}

const Area = styled.div`
  display: grid;
  block-size: min(70dvh, 640px);
  margin: ${theme.space.xs} calc(-1 * ${theme.space.l}) calc(-1 * ${theme.space.l});
  ${media.desktop} {
    block-size: calc(100% + ${theme.space.l} - ${theme.space.xs});
  }
`;
