import { Card, Icon, NavTarget, NextIcon, theme } from '@baize/ui';
import { styled } from 'styled-components';
import type { AccountEntryGroup } from './AccountEntriesContext.ts';

interface Props {
  group: AccountEntryGroup;
  title: string;
}

/** A group of the account menu as a card with large, thumb-friendly rows. */
export const AccountEntryCard = ({ group: { id, items }, title }: Props) => (
  <section aria-labelledby={`account-group-${id}`}>
    <Title id={`account-group-${id}`}>{title}</Title>
    <Card>
      <List>
        {items.map((item) => (
          <li key={item.id}>
            <NavTarget item={item}>
              {item.icon && (
                <Sign>
                  <Icon of={item.icon} size={20} />
                </Sign>
              )}
              <Words>{item.label}</Words>
              <Icon of={NextIcon} size={18} />
            </NavTarget>
          </li>
        ))}
      </List>
    </Card>
  </section>
);

const Title = styled.h2`
  padding: 0 ${theme.space.xs} ${theme.space.xs};
  color: ${theme.color.textMuted};
  font-family: ${theme.font.text};
  font-size: ${theme.size.s};
  font-weight: ${theme.weight.bold};
`;

const List = styled.ul`
  margin: calc(-1 * ${theme.space.m});
  & > li > :is(a, button) {
    display: flex;
    align-items: center;
    gap: ${theme.space.s};
    min-block-size: 60px;
    padding: ${theme.space.xs};
    border-radius: ${theme.radius.m};
    color: ${theme.color.text};
    font-weight: ${theme.weight.medium};
    line-height: 1.25;
    text-decoration: none;
    & > svg:last-child {
      color: ${theme.color.textMuted};
    }
    &:hover {
      background: color-mix(in oklab, ${theme.color.text} 5%, transparent);
    }
  }
  & > li + li {
    border-block-start: 1px solid ${theme.color.line};
  }
`;

const Sign = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  inline-size: 40px;
  block-size: 40px;
  border-radius: ${theme.radius.m};
  background: ${theme.color.raised};
  color: ${theme.color.accentText};
`;

const Words = styled.span`
  flex: 1;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;
