import { IconButton, media, WalletIcon } from '@baize/ui';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { deferredComponent } from '../deferredComponent.tsx';

const WalletPopover = deferredComponent(async () => (await import('./WalletPopover.tsx')).WalletPopover);

/** The wallets in the header; their code and balances load on the first press. On phones they are in the account menu. */
export const WalletMenu = () => (
  <Place>
    <WalletButton />
  </Place>
);

function WalletButton() {
  const { t } = useTranslation('shellLater');
  const [isWanted, setIsWanted] = useState(false);
  const button = { icon: WalletIcon, label: t('wallets') };
  if (!isWanted) return <IconButton {...button} aria-haspopup="dialog" onClick={() => setIsWanted(true)} />;
  return (
    <Suspense fallback={<IconButton {...button} aria-busy />}>
      <WalletPopover trigger={<IconButton {...button} />} />
    </Suspense>
  );
}

const Place = styled.span`
  display: contents;
  ${media.phone} {
    display: none;
  }
`;
