import { useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { touchTarget } from '../a11y/touchTarget.ts';
import { Icon, type IconComponent } from '../icon/Icon.tsx';
import { fadeIn } from '../motion/slideIn.ts';
import { TabsParts } from '../overlay/radix.ts';
import { media } from '../theme/media.ts';
import { theme } from '../theme/theme.ts';
import { edgeFade } from './edgeFade.ts';
import { useCurrentInView } from './useCurrentInView.ts';

export type TabItem<T extends string = string> = {
  value: T;
  label: string;
  icon?: IconComponent;
  /** A count or a mark after the label. */
  badge?: ReactNode;
  disabled?: boolean;
  /** The tab's content; only the selected one is mounted. */
  content: ReactNode;
};

export type TabsProps<T extends string = string> = {
  /** Names the row of tabs; read aloud. */
  label: string;
  items: readonly TabItem<T>[];
  /** Without it the tabs are uncontrolled, starting with `defaultValue` or the first. */
  value?: T;
  defaultValue?: T;
  onValueChange?: (value: T) => void;
  /** The tabs share the whole width: for two or three of them. */
  full?: boolean;
  /** Arrow keys only move focus, Enter selects. For tabs that cost a request or an iframe to show. */
  manual?: boolean;
};

/**
 * Parts of one page, one visible at a time.
 *
 * - Use for deposit limit and bet limit, the providers of a history; `manual` if showing one costs a request.
 * - Not for pages with their own URL: CategoryTabs. Not for a choice that is sent with a form: SegmentedControl.
 * - Keys: Tab reaches the selected tab, then its content; arrows, Home and End move along the row, with `manual` Enter
 *   selects.
 * - Screen reader: a tablist named by `label`; each panel is named by its tab. Only the selected panel is mounted.
 */
export function Tabs<T extends string = string>({
  label,
  items,
  value,
  defaultValue,
  onValueChange,
  full = false,
  manual = false,
}: TabsProps<T>) {
  const [own, setOwn] = useState(defaultValue ?? items[0]?.value);
  const current = value ?? own;
  const row = useCurrentInView<HTMLDivElement>(current);
  const choose = (next: string) => {
    const item = items.find((_, index) => nameOf(index) === next);
    if (!item) return;
    setOwn(item.value);
    onValueChange?.(item.value);
  };
  return (
    <TabsParts.Root
      value={nameOf(items.findIndex((item) => item.value === current))}
      onValueChange={choose}
      activationMode={manual ? 'manual' : 'automatic'}
    >
      <Row ref={row} aria-label={label} data-full={full}>
        {items.map((item, index) => (
          <Tab key={item.value} value={nameOf(index)} disabled={item.disabled}>
            {item.icon && <Icon of={item.icon} size={18} />}
            <span>{item.label}</span>
            {item.badge}
          </Tab>
        ))}
      </Row>
      {items.map((item, index) => (
        <Panel key={item.value} value={nameOf(index)}>
          {item.content}
        </Panel>
      ))}
    </TabsParts.Root>
  );
}

/** The primitive writes its values into ids, which must not contain server text. */
const nameOf = (index: number) => `tab-${index}`;

const Row = styled(TabsParts.List)`
  position: relative;
  display: flex;
  gap: ${theme.space.xxs};
  box-shadow: inset 0 -1px 0 ${theme.color.line};
  ${edgeFade}
  &[data-full='true'] > button {
    flex: 1 0 auto;
  }
`;

const Tab = styled(TabsParts.Trigger)`
  position: relative;
  display: inline-flex;
  flex: none;
  align-items: center;
  justify-content: center;
  gap: ${theme.space.xs};
  min-block-size: 48px;
  padding: ${theme.space.xs} ${theme.space.m};
  border: 0;
  border-radius: ${theme.radius.m} ${theme.radius.m} 0 0;
  background: none;
  color: ${theme.color.textMuted};
  font-size: ${theme.size.s};
  font-weight: ${theme.weight.bold};
  line-height: 1.25;
  white-space: nowrap;
  transition:
    background-color ${theme.motion.fast} ${theme.motion.ease},
    color ${theme.motion.fast} ${theme.motion.ease};
  ${touchTarget}
  &::after {
    content: '';
    position: absolute;
    inset-block-end: 0;
    inset-inline: ${theme.space.xs};
    block-size: 3px;
    border-radius: 3px 3px 0 0;
    background: ${theme.color.accentText};
    transform: scaleX(0);
    transition: transform ${theme.motion.normal} ${theme.motion.ease};
  }
  &[data-state='active'] {
    color: ${theme.color.text};
  }
  &[data-state='active'] > svg {
    color: ${theme.color.accentText};
  }
  &[data-state='active']::after {
    transform: none;
  }
  &:focus-visible {
    outline-offset: -3px;
  }
  ${media.hover} {
    &:hover:not(:disabled) {
      background: color-mix(in oklab, ${theme.color.text} 6%, transparent);
      color: ${theme.color.text};
    }
  }
  &:disabled > span {
    opacity: 0.55;
  }
`;

const Panel = styled(TabsParts.Content)`
  padding-block-start: ${theme.space.l};
  border-radius: ${theme.radius.s};
  &[data-state='active'] {
    ${fadeIn}
  }
`;
