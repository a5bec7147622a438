import { useBrand } from '@baize/brand';
import { lazyPart, usePreventReload } from '@baize/routing';
import { Banner, Button, ButtonLink, CopyField, media, QrIcon, Skeleton, theme } from '@baize/ui';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { SectionCard } from '../SectionCard.tsx';
import { groupSecret, otpauthAddress } from './otpauthAddress.ts';

interface Props {
  secret: string;
  username: string;
  onDone: () => void;
}

/** The image's width and height, CSS pixels (spec 3/9). */
const EDGE = 250;

/* Includes the encoder. */
const SecretQr = lazyPart(async () => (await import('./SecretQr.tsx')).SecretQr);

/** The secret as a QR code rendered locally, and as text to copy; on a phone also a link to the app. */
export function SecretPanel({ secret, username, onDone }: Props) {
  const { t } = useTranslation('accountProfile');
  const { name: issuer } = useBrand();
  const address = otpauthAddress({ issuer, username, secret });
  usePreventReload(true);
  return (
    <SectionCard icon={QrIcon} title={t('secret_title')} text={t('secret_text')}>
      <Parts>
        <Picture>
          <Suspense fallback={<Skeleton shape="block" width={`${EDGE}px`} height={`${EDGE}px`} />}>
            <SecretQr value={address} label={t('secret_qr')} size={EDGE} />
          </Suspense>
        </Picture>
        <Words>
          <CopyField
            label={t('secret_code')}
            hint={t('secret_hint')}
            value={groupSecret(secret)}
            copied={secret}
            copyLabel={t('secret_copy')}
            copiedLabel={t('copied')}
            failedLabel={t('copy_failed')}
          />
          <OnPhone>
            <ButtonLink component="a" variant="secondary" full href={address}>
              {t('secret_open_app')}
            </ButtonLink>
          </OnPhone>
          <Banner type="warning">{t('secret_once')}</Banner>
          <Button onClick={onDone}>{t('secret_done')}</Button>
        </Words>
      </Parts>
    </SectionCard>
  );
}

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.l};
  ${media.tablet} {
    grid-template-columns: auto minmax(0, 1fr);
  }
`;

const Picture = styled.div`
  justify-self: center;
`;

const Words = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.m};
  align-content: start;
`;

const OnPhone = styled.div`
  ${media.hover} {
    display: none;
  }
`;
