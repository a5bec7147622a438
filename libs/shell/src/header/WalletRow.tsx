import { IconButton, Money, theme, TransferIcon } from '@baize/ui';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';

interface Props {
  name: string;
  /** Formatted; undefined while unknown. */
  amount: string | undefined;
  /** Opens the transfer; the main wallet has none of its own. */
  onTransfer?: () => void;
  isStrong?: boolean;
}

/** One wallet of the header's menu. */
export function WalletRow({ name, amount, onTransfer, isStrong = false }: Props) {
  const { t } = useTranslation('shellLater');
  return (
    <Row data-strong={isStrong}>
      <Words>
        <Name>{name}</Name>
        <Amount>
          <Money amount={amount} unknownLabel={t('balance_unknown')} />
        </Amount>
      </Words>
      {onTransfer && (
        <IconButton
          icon={TransferIcon}
          label={t('transfer_with', { wallet: name })}
          variant="framed"
          onClick={onTransfer}
        />
      )}
    </Row>
  );
}

const Row = styled.li`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space.m};
  padding-block: ${theme.space.xs};
  & + & {
    border-block-start: 1px solid ${theme.color.line};
  }
`;

const Words = styled.div`
  display: grid;
  line-height: 1.3;
`;

const Name = styled.span`
  color: ${theme.color.textMuted};
  font-size: ${theme.size.xs};
`;

const Amount = styled.span`
  font-size: ${theme.size.m};
  font-weight: ${theme.weight.bold};
  [data-strong='true'] & {
    font-size: ${theme.size.xl};
  }
`;
