import { styled } from 'styled-components';
import { Button } from '../button/Button.tsx';
import { IconButton } from '../button/IconButton.tsx';
import { Icon } from '../icon/Icon.tsx';
import { CloseIcon, HistoryIcon } from '../icon/icons.ts';
import { media } from '../theme/media.ts';
import { theme } from '../theme/theme.ts';

export type RecentSearchesProps = {
  title: string;
  searches: readonly string[];
  onPick: (search: string) => void;
  /** Words of the cross: `removeLabel('kitap')` is "remove kitap". */
  removeLabel: (search: string) => string;
  onRemove: (search: string) => void;
  clearLabel: string;
  onClear: () => void;
};

/**
 * What was searched for last, each to be repeated or forgotten. Nothing where there is nothing.
 *
 * - Use in the `before` of a SearchOverlay, on this device only.
 * - Not for filters that are on: ChipRow.
 * - Keys: Tab goes from search to its cross to the next; Enter and Space repeat or forget.
 * - Aloud: a region named by its title; each cross says which search it forgets.
 */
export function RecentSearches({
  title,
  searches,
  onPick,
  removeLabel,
  onRemove,
  ...all
}: RecentSearchesProps) {
  if (searches.length === 0) return null;
  return (
    <section aria-label={title}>
      <Head>
        <Title>{title}</Title>
        <Button variant="quiet" size="s" onClick={all.onClear}>
          {all.clearLabel}
        </Button>
      </Head>
      <List>
        {searches.map((search) => (
          <li key={search}>
            <Pick type="button" onClick={() => onPick(search)}>
              <Icon of={HistoryIcon} size={18} />
              <span>{search}</span>
            </Pick>
            <IconButton
              size="s"
              icon={CloseIcon}
              label={removeLabel(search)}
              onClick={() => onRemove(search)}
            />
          </li>
        ))}
      </List>
    </section>
  );
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space.xs};
`;

const Title = styled.h3`
  color: ${theme.color.textMuted};
  font-family: ${theme.font.text};
  font-size: ${theme.size.s};
  font-weight: ${theme.weight.bold};
  letter-spacing: normal;
`;

const List = styled.ul`
  & > li {
    display: flex;
    align-items: center;
    color: ${theme.color.textMuted};
  }
`;

const Pick = styled.button`
  display: flex;
  flex: 1;
  align-items: center;
  gap: ${theme.space.s};
  min-inline-size: 0;
  min-block-size: 44px;
  padding: ${theme.space.xxs} ${theme.space.xs};
  border: 0;
  border-radius: ${theme.radius.m};
  background: none;
  color: ${theme.color.text};
  text-align: start;
  & > svg {
    color: ${theme.color.textMuted};
  }
  & > span {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  ${media.hover} {
    &:hover {
      background: color-mix(in oklab, ${theme.color.text} 7%, transparent);
    }
  }
`;
