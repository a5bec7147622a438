import { Button, ButtonLink, Dialog, SafeHtml, theme, UiLink } from '@baize/ui';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { styled } from 'styled-components';
import { useHtmlLabels } from '../labels/useHtmlLabels.ts';
import type { PopupProps } from './PopupProps.ts';
import { usePopupTarget } from './usePopupTarget.ts';

/** The popup of the home page: image, text, link. */
export function PopupDialog({ popup, open, onClose }: PopupProps) {
  const { name, content } = popup;
  const { t } = useTranslation('content');
  const labels = useHtmlLabels();
  const { url, image, onImageError } = usePopupTarget(popup);
  const navigate = useNavigate();
  const imageElement = image && <Image src={image} alt="" width={800} height={450} onError={onImageError} />;
  return (
    <Dialog
      open={open}
      unasked
      onOpenChange={(next) => !next && onClose()}
      title={name || t('popup')}
      closeLabel={t('close')}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('popup_later')}
          </Button>
          {url && <ButtonLink href={url}>{t('popup_open')}</ButtonLink>}
        </>
      }
    >
      <Body>
        {imageElement && url ? (
          <UiLink href={url} tabIndex={-1} aria-hidden="true">
            {imageElement}
          </UiLink>
        ) : (
          imageElement
        )}
        {content && (
          <SafeHtml
            html={content}
            labels={labels}
            level={3}
            lines={2}
            onFollow={(path) => void navigate(path)}
          />
        )}
      </Body>
    </Dialog>
  );
}

const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.m};
`;

const Image = styled.img`
  inline-size: 100%;
  aspect-ratio: 16 / 9;
  border-radius: ${theme.radius.m};
  background: ${theme.color.skeleton};
  object-fit: cover;
`;
