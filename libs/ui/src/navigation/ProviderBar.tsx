import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { touchTarget } from '../a11y/touchTarget.ts';
import { CURRENT, NavTarget, type NavItem } from '../header/NavTarget.tsx';
import { Skeleton } from '../feedback/Skeleton.tsx';
import { Icon } from '../icon/Icon.tsx';
import { moveFocus } from '../rail/moveFocus.ts';
import { media } from '../theme/media.ts';
import { theme } from '../theme/theme.ts';
import { edgeFade } from './edgeFade.ts';
import { useCurrentInView } from './useCurrentInView.ts';

export type ProviderBarProps = {
  /** The product's sections, each with its own URL: sport, live, e-sports. */
  sections: readonly NavItem[];
  sectionsLabel: string;
  /** The providers of the current section; undefined while unknown. */
  providers: readonly NavItem[] | undefined;
  providersLabel: string;
  /** At the end of the bar: IconButtons. */
  actions?: ReactNode;
};

const PLACEHOLDERS = 3;

/**
 * The sections of a product, the providers of one section, and actions, in one bar. On a phone the providers have a
 * separate row, which scrolls; the current one is scrolled into view.
 *
 * - Use above a provider's page that fills the window: a sportsbook.
 * - Not for the categories of a lobby: CategoryTabs.
 * - Keys: Tab and the arrows move along each row; Enter follows.
 * - Screen reader: two navigation landmarks, named by `sectionsLabel` and `providersLabel`; the current ones have
 *   `aria-current`.
 */
export function ProviderBar({
  sections,
  sectionsLabel,
  providers,
  providersLabel,
  actions,
}: ProviderBarProps) {
  const sectionRow = useCurrentInView<HTMLUListElement>(currentOf(sections));
  const providerRow = useCurrentInView<HTMLUListElement>(currentOf(providers));
  return (
    <Root>
      <Sections aria-label={sectionsLabel}>
        <SectionRow ref={sectionRow} onKeyDown={moveFocus}>
          {sections.map((item) => (
            <li key={item.id}>
              <Section item={item}>
                {item.icon && <Icon of={item.icon} size={20} />}
                {item.label}
              </Section>
            </li>
          ))}
        </SectionRow>
      </Sections>
      {providers?.length !== 0 && (
        <Providers aria-label={providersLabel} aria-busy={!providers}>
          <ProviderRow ref={providerRow} onKeyDown={moveFocus}>
            {providers
              ? providers.map((item) => (
                  <li key={item.id}>
                    <Provider item={item}>
                      {item.icon && <Icon of={item.icon} size={18} />}
                      {item.label}
                      {item.badge}
                    </Provider>
                  </li>
                ))
              : Array.from({ length: PLACEHOLDERS }, (_, index) => (
                  <li key={index}>
                    <Skeleton width="108px" height={theme.control.s} />
                  </li>
                ))}
          </ProviderRow>
        </Providers>
      )}
      {actions && <Actions>{actions}</Actions>}
    </Root>
  );
}

const currentOf = (items: readonly NavItem[] = []) => items.findIndex((item) => item.current);

const Root = styled.div`
  display: grid;
  grid-template:
    'sections actions'
    'providers providers' / minmax(0, 1fr) auto;
  align-items: stretch;
  background: ${theme.color.surface};
  box-shadow: inset 0 -1px 0 ${theme.color.line};
  ${media.desktop} {
    grid-template: 'sections providers actions' / auto minmax(0, 1fr) auto;
  }
`;

const Sections = styled.nav`
  grid-area: sections;
  min-inline-size: 0;
`;

const rowOfLinks = css`
  position: relative;
  display: flex;
  block-size: 100%;
  ${edgeFade}
`;

const SectionRow = styled.ul`
  ${rowOfLinks}
  && {
    padding: 0 ${theme.space.xs};
  }
`;

const Section = styled(NavTarget)`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: ${theme.space.xs};
  min-block-size: 48px;
  padding: 0 ${theme.space.s};
  color: ${theme.color.textMuted};
  font-weight: ${theme.weight.bold};
  text-decoration: none;
  white-space: nowrap;
  transition: color ${theme.motion.fast} ${theme.motion.ease};
  &::after {
    content: '';
    position: absolute;
    inset-block-end: 0;
    inset-inline: ${theme.space.s};
    block-size: 3px;
    border-radius: 3px 3px 0 0;
    background: ${theme.color.accentText};
    transform: scaleX(0);
    transition: transform ${theme.motion.normal} ${theme.motion.ease};
  }
  &${CURRENT} {
    color: ${theme.color.text};
  }
  &${CURRENT} > svg {
    color: ${theme.color.accentText};
  }
  &${CURRENT}::after {
    transform: none;
  }
  &:focus-visible {
    outline-offset: -3px;
  }
  ${media.desktop} {
    min-block-size: 60px;
    padding: 0 ${theme.space.m};
    &::after {
      inset-inline: ${theme.space.m};
    }
  }
  ${media.hover} {
    &:hover {
      color: ${theme.color.text};
    }
  }
`;

/* On phones a second row, set off by a line; next to the sections, a line at its start. */
const Providers = styled.nav`
  grid-area: providers;
  min-inline-size: 0;
  border-block-start: 1px solid ${theme.color.line};
  ${media.desktop} {
    margin-block: ${theme.space.s};
    border-block-start: 0;
    border-inline-start: 1px solid ${theme.color.line};
  }
`;

const ProviderRow = styled.ul`
  ${rowOfLinks}
  align-items: center;
  gap: ${theme.space.xs};
  && {
    padding: 6px ${theme.space.s};
  }
  ${media.desktop} {
    && {
      padding: 0 ${theme.space.m};
    }
  }
`;

const Provider = styled(NavTarget)`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space.xs};
  min-block-size: ${theme.control.s};
  padding: 0 ${theme.space.m};
  border-radius: ${theme.radius.m};
  box-shadow: inset 0 0 0 1px ${theme.color.line};
  color: ${theme.color.textMuted};
  font-size: ${theme.size.s};
  font-weight: ${theme.weight.bold};
  text-decoration: none;
  white-space: nowrap;
  transition:
    background-color ${theme.motion.fast} ${theme.motion.ease},
    color ${theme.motion.fast} ${theme.motion.ease};
  ${touchTarget}
  ${media.hover} {
    &:hover {
      background: ${theme.color.raised};
      box-shadow: inset 0 0 0 1px ${theme.color.lineStrong};
      color: ${theme.color.text};
    }
  }
  &${CURRENT} {
    background: ${theme.color.accent};
    box-shadow: ${theme.shadow.s};
    color: ${theme.color.onAccent};
  }
`;

const Actions = styled.div`
  display: flex;
  grid-area: actions;
  align-items: center;
  padding-inline: ${theme.space.xs};
`;
