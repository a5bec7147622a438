import { useId } from 'react';
import { styled } from 'styled-components';
import { GameArt } from '../game-tile/GameArt.tsx';
import { Icon, type IconComponent } from '../icon/Icon.tsx';
import { NextIcon } from '../icon/icons.ts';
import { UiLink } from '../link/UiLink.tsx';
import { Skeleton } from '../feedback/Skeleton.tsx';
import { theme } from '../theme/theme.ts';

export type SearchResultItem = {
  id: string | number;
  name: string;
  /** A second, quieter line: a game's provider. */
  detail?: string;
  /** Art of a game; otherwise an icon. */
  image?: string;
  icon?: IconComponent;
  href?: string;
  /** Called on selection; together with `href`, in addition to navigating. */
  onSelect?: () => void;
};

export type SearchResultsProps = {
  heading: string;
  items: readonly SearchResultItem[];
  /** How many placeholder rows to show while there are no items yet. */
  loading?: number;
  /** A further link at the end: all results of this kind. */
  more?: { label: string; href: string; onSelect?: () => void };
};

/** The attribute by which SearchPanel finds the elements for the arrow keys. */
export const RESULT = 'data-search-result';

/**
 * One kind of results of the site's search, as rows under a heading.
 *
 * - Use in SearchPanel, one for each kind: games, providers, promotions. Render nothing if there are none.
 * - Not for a list of games on a page: TileGrid. Not for choosing a value: Combobox.
 * - Keys: Tab and, in SearchPanel, the arrow keys go through the rows; Enter chooses.
 * - Screen reader: a region named by its heading, busy while it loads, with links or buttons named by name and detail.
 */
export function SearchResults({ heading, items, loading = 0, more }: SearchResultsProps) {
  const id = useId();
  return (
    <Root aria-labelledby={id} aria-busy={loading > 0 || undefined}>
      <Heading id={id}>{heading}</Heading>
      <List>
        {items.map((item) => (
          <li key={item.id}>
            <Result item={item} />
          </li>
        ))}
        {Array.from({ length: loading }, (_, row) => (
          <Waiting key={row} aria-hidden="true">
            <Skeleton shape="block" width="48px" height="48px" />
            <span>
              <Skeleton width={row % 2 ? '44%' : '58%'} />
              <Skeleton width="30%" />
            </span>
          </Waiting>
        ))}
      </List>
      {more && (
        <More as={UiLink} href={more.href} onClick={more.onSelect} {...{ [RESULT]: '' }}>
          {more.label}
          <Icon of={NextIcon} size={16} />
        </More>
      )}
    </Root>
  );
}

function Result({ item: { name, detail, image, icon, href, onSelect } }: { item: SearchResultItem }) {
  const content = (
    <>
      <Picture aria-hidden="true" data-art={image !== undefined}>
        {image !== undefined ? <GameArt src={image} name={name} /> : icon && <Icon of={icon} size={20} />}
      </Picture>
      <Words>
        <b>{name}</b>
        {detail && <span>{detail}</span>}
      </Words>
    </>
  );
  return href === undefined ? (
    <Row type="button" onClick={onSelect} {...{ [RESULT]: '' }}>
      {content}
    </Row>
  ) : (
    <Row as={UiLink} href={href} onClick={onSelect} {...{ [RESULT]: '' }}>
      {content}
    </Row>
  );
}

const Root = styled.section`
  display: grid;
  gap: ${theme.space.xs};
  min-inline-size: 0;
`;

const Heading = styled.h3`
  color: ${theme.color.textMuted};
  font-size: ${theme.size.s};
  font-weight: ${theme.weight.medium};
`;

/* The rows' backgrounds reach beyond the heading's edge, so that the pictures are on it. */
const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(320px, 100%), 1fr));
  gap: 2px;
  margin: 0 -6px;
  padding: 0;
  list-style: none;
`;

const Row = styled.button`
  display: flex;
  align-items: center;
  gap: ${theme.space.s};
  inline-size: 100%;
  min-block-size: 60px;
  padding: 6px;
  border: 0;
  border-radius: ${theme.radius.m};
  background: none;
  color: ${theme.color.text};
  font: inherit;
  text-align: start;
  text-decoration: none;
  cursor: pointer;
  &:is(:hover, :focus-visible) {
    background: ${theme.color.accentSoft};
    color: ${theme.color.onAccentSoft};
  }
`;

/* As high as a row, and its picture in the same place. */
const Waiting = styled.li`
  display: grid;
  grid-template-columns: 48px minmax(0, 1fr);
  align-items: center;
  gap: ${theme.space.s};
  min-block-size: 60px;
  padding: 6px;
`;

const Picture = styled.span`
  position: relative;
  display: grid;
  flex: none;
  place-items: center;
  inline-size: 48px;
  block-size: 48px;
  border-radius: ${theme.radius.s};
  background: ${theme.color.sunken};
  color: ${theme.color.textMuted};
  overflow: hidden;
  /* Cropped to a square, the lettering of a game's art would be cut off. */
  & > :is(img, video) {
    object-fit: contain;
  }
`;

const Words = styled.span`
  display: grid;
  min-inline-size: 0;
  line-height: 1.3;
  & > * {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & > b {
    font-weight: ${theme.weight.bold};
  }
  & > span {
    color: ${theme.color.textMuted};
    font-size: ${theme.size.s};
  }
`;

const More = styled.a`
  display: inline-flex;
  align-items: center;
  justify-self: start;
  gap: 4px;
  min-block-size: 44px;
  color: ${theme.color.accentText};
  font-weight: ${theme.weight.medium};
  text-decoration: none;
  &:hover {
    text-decoration: underline;
  }
`;
