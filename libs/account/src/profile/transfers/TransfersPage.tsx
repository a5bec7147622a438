import { Card, SpadeIcon, Tabs } from '@baize/ui';
import { liveSlotWallet, pokerWallet, TransferForm } from '@baize/wallet';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { AccountPage } from '../../layout/AccountPage.tsx';
import { Narrow } from '../Narrow.tsx';
import { LIVE_SLOT } from './LIVE_SLOT.ts';

/**
 * Transfers between the main balance and a game wallet. Any method except `live_slot` is poker, which has the only
 * visible tab (spec 3/2).
 */
export function TransfersPage() {
  const { t } = useTranslation('accountProfile');
  const { method } = useParams();
  const isLiveSlot = method === LIVE_SLOT;
  return (
    <AccountPage title={t(isLiveSlot ? 'transfers_live_slot' : 'transfers_title')} lead={t('transfers_lead')}>
      <Narrow>
        {isLiveSlot ? (
          <Card>
            <TransferForm wallet={liveSlotWallet} />
          </Card>
        ) : (
          <Tabs
            label={t('transfers_wallets')}
            items={[{ value: 'poker', label: t('poker'), icon: SpadeIcon, content: <PokerPanel /> }]}
          />
        )}
      </Narrow>
    </AccountPage>
  );
}

const PokerPanel = () => (
  <Card>
    <TransferForm wallet={pokerWallet} />
  </Card>
);
