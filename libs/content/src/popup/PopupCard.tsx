import { ButtonLink, CloseIcon, IconButton, media, theme } from '@baize/ui';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { PopupProps } from './PopupProps.ts';
import { usePopupTarget } from './usePopupTarget.ts';

/**
 * The popup as a small card in the lower corner, on a phone as a low bar above the bottom nav. The page isn't blocked,
 * and focus doesn't move.
 */
export function PopupCard({ popup, open, onClose }: PopupProps) {
  const { t } = useTranslation('content');
  const { url, image, onImageError } = usePopupTarget(popup);
  const name = popup.name || t('popup');
  if (!open) return null;
  return (
    <Root aria-label={name}>
      {image && (
        <Picture>
          <Image src={image} alt="" width={88} height={88} onError={onImageError} />
        </Picture>
      )}
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
  ${media.phone} {
    align-items: center;
    inset-block-end: calc(var(--bz-bar-bottom, 0px) + env(safe-area-inset-bottom) + ${theme.space.xs});
    inset-inline: ${theme.space.xs};
    inline-size: auto;
    padding: ${theme.space.xxs};
    padding-inline-start: ${theme.space.xs};
  }
`;

const Picture = styled.span`
  flex: none;
  inline-size: 88px;
  block-size: 88px;
  border-radius: ${theme.radius.m};
  background: ${theme.color.skeleton};
  overflow: hidden;
  ${media.phone} {
    inline-size: 44px;
    block-size: 44px;
    border-radius: ${theme.radius.s};
  }
`;

/* Crops to its right half, since its text is on the left. */
const Image = styled.img`
  inline-size: 100%;
  block-size: 100%;
  object-fit: cover;
  object-position: 100%;
  transform: scale(1.3);
  transform-origin: 90% 50%;
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
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    align-content: center;
    min-block-size: 44px;
    padding: 0;
  }
`;

const Name = styled.p`
  font-size: ${theme.size.s};
  font-weight: ${theme.weight.bold};
  line-height: 1.3;
  overflow-wrap: anywhere;
  ${media.phone} {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow: hidden;
    line-height: 1.2;
  }
`;
