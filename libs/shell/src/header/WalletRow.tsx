import { Money, theme } from '@baize/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';

interface Props {
  name: string;
  /** Formatted; undefined while unknown. */
  amount: string | undefined;
  /** The wallet's action: a transfer, or a link to its page. */
  action?: ReactNode;
  isStrong?: boolean;
}

/** One wallet of the header's menu. */
export function WalletRow({ name, amount, action, isStrong = false }: Props) {
  const { t } = useTranslation('shellDeferred');
  return (
    <Row data-strong={isStrong}>
      <Words>
        <Name>{name}</Name>
        <Amount>
          <Money amount={amount} unknownLabel={t('balance_unknown')} />
        </Amount>
      </Words>
      {action}
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
