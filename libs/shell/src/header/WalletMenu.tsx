import { IconButton, media, WalletIcon } from '@baize/ui';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { deferredComponent } from '../deferredComponent.tsx';
import { DeferredPopover } from './DeferredPopover.tsx';

const WalletPopover = deferredComponent(async () => (await import('./WalletPopover.tsx')).WalletPopover);

/** The wallets in the header; their code and balances load on the first press. On phones they are in the account menu. */
export function WalletMenu() {
  const { t } = useTranslation('shellDeferred');
  return (
    <Place>
      <DeferredPopover
        button={(state) => <IconButton icon={WalletIcon} label={t('wallets')} {...state} />}
        popover={(trigger) => <WalletPopover trigger={trigger} />}
      />
    </Place>
  );
}

const Place = styled.span`
  display: contents;
  ${media.phone} {
    display: none;
  }
`;
