import { CalendarIcon, FilterIcon, Icon, Spinner, theme } from '@baize/ui';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { HistoryFilterProps } from './HistoryFilterProps.ts';
import { useFilterWords } from './useFilterWords.ts';

interface Props<Row extends object> extends Omit<HistoryFilterProps<Row>, 'onSearch'> {
  isOpen: boolean;
  onOpen: () => void;
}

/** One line with a history's range and active filters; it opens the filters. */
export function HistoryFilterLine<Row extends object>({ list, state, busy, isOpen, onOpen }: Props<Row>) {
  const { t } = useTranslation('accountHistory');
  const { range, narrowed } = useFilterWords(list, state);
  return (
    <Root type="button" aria-haspopup="dialog" aria-expanded={isOpen} aria-busy={busy} onClick={onOpen}>
      <Icon of={CalendarIcon} size={18} />
      <Chosen>
        <strong>{range}</strong>
        {narrowed.length > 0 && <span> · {narrowed.join(' · ')}</span>}
      </Chosen>
      <Opens>
        {busy ? <Spinner size={16} /> : <Icon of={FilterIcon} size={16} />}
        {t('filters')}
      </Opens>
    </Root>
  );
}

const Root = styled.button`
  display: flex;
  align-items: center;
  gap: ${theme.space.s};
  min-block-size: ${theme.control.l};
  padding: ${theme.space.xs} ${theme.space.xs} ${theme.space.xs} ${theme.space.m};
  border: 0;
  border-radius: ${theme.radius.l};
  background: ${theme.color.surface};
  box-shadow:
    inset 0 0 0 1px ${theme.color.line},
    ${theme.shadow.s};
  color: ${theme.color.text};
  font: inherit;
  text-align: start;
  cursor: pointer;
  & > svg {
    flex: none;
    color: ${theme.color.textMuted};
  }
`;

const Chosen = styled.span`
  flex: 1;
  min-inline-size: 0;
  line-height: 1.3;
  overflow-wrap: anywhere;
  & > span {
    color: ${theme.color.textMuted};
  }
`;

const Opens = styled.span`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${theme.space.xs};
  padding: ${theme.space.xs} ${theme.space.s};
  border-radius: ${theme.radius.m};
  background: ${theme.color.sunken};
  font-size: ${theme.size.s};
  font-weight: ${theme.weight.bold};
`;
