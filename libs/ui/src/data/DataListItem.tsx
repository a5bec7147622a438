import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon, type IconComponent } from '../icon/Icon.tsx';
import { DownIcon } from '../icon/icons.ts';
import { slideIn } from '../motion/slideIn.ts';
import { media } from '../theme/media.ts';
import { theme } from '../theme/theme.ts';
import { listRow, listIcon } from './listRow.ts';

export type ListRecord = {
  id: string | number;
  /** The title; also the record's accessible name. */
  title: ReactNode;
  /** Time and place, below the title. */
  meta?: ReactNode;
  icon?: IconComponent;
  /** Replaces the icon: a game's image. */
  image?: ReactNode;
  tone?: 'plain' | 'positive' | 'warning' | 'danger';
  /** At the end: the amount. */
  value?: ReactNode;
  /** Below the value: a status. */
  note?: ReactNode;
  /** Details about it, shown below it on demand. */
  details?: ReactNode;
};

type Props = { record: ListRecord; detailsLabel: string; open: boolean; onToggle: () => void };

/** One record of a DataList. The whole row is the toggle: a large target, named by the record's own text. */
export function DataListItem({ record, detailsLabel, open, onToggle }: Props) {
  const id = useId();
  if (record.details === undefined) {
    return (
      <li>
        <Row as="div">
          <Line record={record} />
        </Row>
      </li>
    );
  }
  return (
    <li data-open={open}>
      <Row
        type="button"
        title={detailsLabel}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={onToggle}
      >
        <Line record={record} />
        <Arrow>
          <Icon of={DownIcon} size={18} />
        </Arrow>
      </Row>
      {open && <Details id={id}>{record.details}</Details>}
    </li>
  );
}

function Line({ record: { title, meta, icon, image, tone = 'plain', value, note } }: { record: ListRecord }) {
  return (
    <>
      {image ? <ImageBox>{image}</ImageBox> : icon && <Sign data-tone={tone}>{<Icon of={icon} />}</Sign>}
      <Words>
        <Title>{title}</Title>
        {meta && <Meta>{meta}</Meta>}
      </Words>
      {(value ?? note) && (
        <End>
          {value && <Value>{value}</Value>}
          {note}
        </End>
      )}
    </>
  );
}

const Row = styled.button`
  ${listRow}
  &[aria-expanded] {
    cursor: pointer;
  }
  &[aria-expanded='true'] {
    background: color-mix(in oklab, ${theme.color.text} 3%, ${theme.color.surface});
  }
  &:focus-visible {
    border-radius: ${theme.radius.l};
    outline-offset: -3px;
  }
  ${media.hover} {
    &[aria-expanded]:hover {
      background: color-mix(in oklab, ${theme.color.text} 3%, ${theme.color.surface});
    }
  }
`;

const Sign = styled.span`
  ${listIcon}
  &[data-tone='positive'] {
    color: ${theme.color.positiveText};
  }
  &[data-tone='warning'] {
    color: ${theme.color.warningText};
  }
  &[data-tone='danger'] {
    color: ${theme.color.dangerText};
  }
`;

const ImageBox = styled.span`
  ${listIcon}
  overflow: hidden;
  & > img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
`;

const Words = styled.span`
  display: grid;
  flex: 1 1 9ch;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

const Title = styled.span`
  font-weight: ${theme.weight.medium};
`;

const Meta = styled.span`
  color: ${theme.color.textMuted};
  font-size: ${theme.size.s};
`;

const End = styled.span`
  display: grid;
  flex: none;
  justify-items: end;
  gap: ${theme.space.xxs};
  max-inline-size: 60%;
  font-size: ${theme.size.s};
`;

const Value = styled.span`
  font-size: ${theme.size.m};
  font-weight: ${theme.weight.bold};
  font-variant-numeric: tabular-nums;
  @container (max-width: 359.98px) {
    font-size: ${theme.size.s};
  }
`;

const Arrow = styled.span`
  flex: none;
  color: ${theme.color.textMuted};
  transition: transform ${theme.motion.normal} ${theme.motion.ease};
  [aria-expanded='true'] > & {
    transform: rotate(180deg);
  }
`;

const Details = styled.div`
  padding: 0 ${theme.space.m} ${theme.space.m} calc(${theme.space.m} + 44px + ${theme.space.s});
  background: color-mix(in oklab, ${theme.color.text} 3%, ${theme.color.surface});
  ${slideIn}
  ${media.phone} {
    padding-inline-start: ${theme.space.m};
  }
`;
