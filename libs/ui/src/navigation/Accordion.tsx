import type { ReactNode } from 'react';
import { keyframes, styled } from 'styled-components';
import { Icon } from '../icon/Icon.tsx';
import { DownIcon } from '../icon/icons.ts';
import { AccordionParts } from '../overlay/radix.ts';
import { media } from '../theme/media.ts';
import { theme } from '../theme/theme.ts';

export type AccordionItem = {
  id: string;
  title: ReactNode;
  /** At the end of the title's row: a date, a count. */
  aside?: ReactNode;
  content: ReactNode;
};

export type AccordionProps = {
  items: readonly AccordionItem[];
  /** Ids that are initially open. */
  defaultOpen?: readonly string[];
  /** Level of the titles in the page's outline. */
  level?: 2 | 3 | 4;
};

/**
 * Visible titles, contents on demand, several open at once.
 *
 * - Use for questions with their answers, or the groups of a menu.
 * - Not for one record's details: DataList. Not if one part is always visible: Tabs. Not for a single "more":
 *   `<details>`.
 * - Keys: Enter or Space opens and closes; arrows, Home and End move from title to title.
 * - Screen reader: each title is a heading of the given `level` with a button that says open or closed; its content is
 *   a region named by it.
 */
export function Accordion({ items, defaultOpen = [], level = 3 }: AccordionProps) {
  const Heading = `h${level}` as const;
  return (
    <Root type="multiple" defaultValue={[...defaultOpen]}>
      {items.map((item) => (
        <Item key={item.id} value={item.id}>
          <AccordionParts.Header asChild>
            <Heading>
              <Trigger>
                <Words>
                  <Title>{item.title}</Title>
                  {item.aside && <Aside>{item.aside}</Aside>}
                </Words>
                <Arrow>
                  <Icon of={DownIcon} size={18} />
                </Arrow>
              </Trigger>
            </Heading>
          </AccordionParts.Header>
          <Content>
            <Body>{item.content}</Body>
          </Content>
        </Item>
      ))}
    </Root>
  );
}

const open = keyframes`from { block-size: 0; opacity: 0; }`;
const close = keyframes`to { block-size: 0; opacity: 0; }`;

const Root = styled(AccordionParts.Root)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  border-radius: ${theme.radius.l};
  background: ${theme.color.surface};
  box-shadow:
    inset 0 0 0 1px ${theme.color.line},
    ${theme.shadow.s};
  overflow: hidden;
`;

const Item = styled(AccordionParts.Item)`
  & + & {
    border-block-start: 1px solid ${theme.color.line};
  }
`;

const Trigger = styled(AccordionParts.Trigger)`
  display: flex;
  align-items: center;
  gap: ${theme.space.s};
  inline-size: 100%;
  min-block-size: 56px;
  padding: ${theme.space.s} ${theme.space.m} ${theme.space.s} ${theme.space.l};
  border: 0;
  background: none;
  color: ${theme.color.text};
  font-family: ${theme.font.text};
  font-size: ${theme.size.m};
  font-weight: ${theme.weight.bold};
  line-height: 1.35;
  letter-spacing: normal;
  text-align: start;
  transition: background-color ${theme.motion.fast} ${theme.motion.ease};
  &:focus-visible {
    border-radius: ${theme.radius.l};
    outline-offset: -3px;
  }
  ${media.hover} {
    &:hover {
      background: color-mix(in oklab, ${theme.color.text} 5%, transparent);
    }
  }
`;

const Words = styled.span`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${theme.space.xxs} ${theme.space.s};
  min-inline-size: 0;
`;

const Title = styled.span`
  flex: 1 1 20ch;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

const Aside = styled.span`
  flex: none;
  color: ${theme.color.textMuted};
  font-size: ${theme.size.s};
  font-weight: ${theme.weight.regular};
`;

const Arrow = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  inline-size: 32px;
  block-size: 32px;
  border-radius: ${theme.radius.pill};
  background: ${theme.color.raised};
  color: ${theme.color.accentText};
  transition: transform ${theme.motion.normal} ${theme.motion.ease};
  [data-state='open'] > & {
    background: ${theme.color.accentSoft};
    color: ${theme.color.onAccentSoft};
    transform: rotate(180deg);
  }
`;

const Content = styled(AccordionParts.Content)`
  overflow: hidden;
  &[data-state='open'] {
    block-size: var(--radix-accordion-content-height);
    animation: ${open} ${theme.motion.slow} ${theme.motion.ease};
  }
  &[data-state='closed'] {
    animation: ${close} ${theme.motion.normal} ${theme.motion.ease};
  }
`;

const Body = styled.div`
  max-inline-size: 72ch;
  padding: 0 ${theme.space.l} ${theme.space.l};
  color: ${theme.color.textMuted};
  overflow-wrap: anywhere;
`;
