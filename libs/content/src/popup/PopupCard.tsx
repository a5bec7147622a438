import { ButtonLink, CloseIcon, IconButton, theme } from '@baize/ui';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { PopupProps } from './PopupProps.ts';
import { usePopupTarget } from './usePopupTarget.ts';

/** The popup as a small card in the lower corner: the page stays as it is, and the focus where it was. */
export function PopupCard({ popup, open, onClose }: PopupProps) {
  const { t } = useTranslation('content');
  const { url, image, onImageError } = usePopupTarget(popup);
  const name = popup.name || t('popup');
  if (!open) return null;
  return (
    <Root aria-label={name}>
      {image && <Image src={image} alt="" width={88} height={88} onError={onImageError} />}
      <Words>
        <Name>{name}</Name>
        {url && (
          <ButtonLink size="s" variant="secondary" href={url} onClick={onClose}>
            {t('popup_open')}
          </ButtonLink>
        )}
      </Words>
      <IconButton size="s" icon={CloseIcon} label={t('close')} onClick={onClose} />
    </Root>
  );
}

const Root = styled.aside`
  position: fixed;
  z-index: ${theme.layer.sticky};
  inset-block-end: calc(var(--bz-bar-bottom, 0px) + env(safe-area-inset-bottom) + ${theme.space.m});
  inset-inline-start: ${theme.space.m};
  display: flex;
  align-items: start;
  gap: ${theme.space.s};
  inline-size: min(340px, calc(100vw - 2 * ${theme.space.m}));
  padding: ${theme.space.xs};
  border-radius: ${theme.radius.l};
  background: ${theme.color.overlay};
  box-shadow:
    inset 0 0 0 1px ${theme.color.line},
    ${theme.shadow.l};
  color: ${theme.color.text};
`;

const Image = styled.img`
  flex: none;
  inline-size: 88px;
  block-size: 88px;
  border-radius: ${theme.radius.m};
  background: ${theme.color.skeleton};
  object-fit: cover;
  /* Its words are at the left. */
  object-position: 88%;
`;

const Words = styled.div`
  display: grid;
  flex: 1;
  justify-items: start;
  align-content: space-between;
  gap: ${theme.space.xs};
  min-inline-size: 0;
  min-block-size: 88px;
  padding-block: ${theme.space.xxs};
`;

const Name = styled.p`
  font-size: ${theme.size.s};
  font-weight: ${theme.weight.bold};
  line-height: 1.3;
  overflow-wrap: anywhere;
`;
