import type { Profile } from '@baize/api';
import { useBrand } from '@baize/brand';
import { formatMoney, parseMoney, useLanguage } from '@baize/i18n';
import { useBalance } from '@baize/player';
import { DepositIcon, Icon, media, Money, theme, WalletIcon, WithdrawIcon } from '@baize/ui';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';

/** The boxes per brand setting; `none` hides the totals and keeps the balance in the menu (spec 3/9). */
const BOXES = {
  all: ['balance', 'total_deposit', 'total_withdraw'],
  balance: ['balance'],
  none: [],
} as const;

const ICONS = { balance: WalletIcon, total_deposit: DepositIcon, total_withdraw: WithdrawIcon };

/** Balance, total deposit and total withdrawal, depending on the brand. */
export function StatsBoxes({ me }: { me: Profile }) {
  const { t } = useTranslation('accountProfile');
  const language = useLanguage();
  const { features } = useBrand();
  const { minor: balance, currency } = useBalance();
  const totals = {
    balance,
    total_deposit: parseMoney(me.user_detail?.total_deposit),
    total_withdraw: parseMoney(me.user_detail?.total_withdraw),
  };
  const boxes = BOXES[features.accountBoxes];
  if (boxes.length === 0) return null;
  return (
    <List>
      {boxes.map((box) => (
        <div key={box}>
          <Icon of={ICONS[box]} size={20} />
          <dt>{t(box)}</dt>
          <dd>
            <Money
              amount={totals[box] === undefined ? undefined : formatMoney(totals[box], currency, language)}
              unknownLabel={t('unknown_amount')}
            />
          </dd>
        </div>
      ))}
    </List>
  );
}

const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${theme.space.s};
  & > :first-child {
    grid-column: 1 / -1;
  }
  ${media.tablet} {
    grid-template-columns: repeat(auto-fit, minmax(160px, 1fr));
    gap: ${theme.space.m};
    & > :first-child {
      grid-column: auto;
    }
  }
  & > div {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    align-items: center;
    gap: ${theme.space.xs};
    padding: ${theme.space.m};
    border-radius: ${theme.radius.l};
    background: ${theme.color.surface};
    box-shadow: inset 0 0 0 1px ${theme.color.line};
  }
  & svg {
    color: ${theme.color.accentText};
  }
  & dt {
    color: ${theme.color.textMuted};
    font-size: ${theme.size.s};
  }
  & dd {
    grid-column: 1 / -1;
    font-size: ${theme.size.xl};
    font-weight: ${theme.weight.bold};
    line-height: 1.2;
  }
`;
