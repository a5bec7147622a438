import { useBrand } from '@baize/brand';
import { useHasRoute, paths } from '@baize/routing';
import {
  Icon,
  LockIcon,
  NextIcon,
  PhoneIcon,
  ShieldIcon,
  TextLink,
  theme,
  UiLink,
  WaitIcon,
} from '@baize/ui';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';

const TOOLS = [
  { href: paths.limits, icon: ShieldIcon, label: 'limits_link', text: 'limits_link_text' },
  { href: paths.coolingOff, icon: WaitIcon, label: 'break_link', text: 'break_link_text' },
  { href: paths.selfExclusion, icon: LockIcon, label: 'exclusion_link', text: 'exclusion_link_text' },
] as const;

/** Links to the other protection tools, and to help. */
export function ProtectionLinks({ without }: { without: (typeof TOOLS)[number]['href'] }) {
  const { t } = useTranslation('accountProtection');
  const { helpLines } = useBrand();
  const hasRoute = useHasRoute();
  const id = useId();
  return (
    <Root aria-labelledby={id}>
      <Title id={id}>{t('more_tools')}</Title>
      <Tools>
        {TOOLS.filter(({ href }) => href !== without && hasRoute(href)).map(({ href, icon, label, text }) => (
          <Tool key={href}>
            <UiLink href={href}>
              <Icon of={icon} />
              <span>
                <strong>{t(label)}</strong>
                <small>{t(text)}</small>
              </span>
              <Icon of={NextIcon} size={18} />
            </UiLink>
          </Tool>
        ))}
      </Tools>
      {helpLines.length > 0 && (
        <Help>
          <Icon of={PhoneIcon} size={18} />
          <span>{t('help_lines')}:</span>
          {helpLines.map(({ name, url }) => (
            <TextLink key={url} href={url} newTabLabel={t('new_tab')}>
              {name}
            </TextLink>
          ))}
        </Help>
      )}
    </Root>
  );
}

const Root = styled.section`
  display: grid;
  gap: ${theme.space.m};
`;

const Title = styled.h2`
  font-size: ${theme.size.l};
`;

const Tools = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(260px, 100%), 1fr));
  gap: ${theme.space.m};
`;

const Tool = styled.li`
  & > a {
    display: flex;
    align-items: center;
    gap: ${theme.space.m};
    min-block-size: 72px;
    padding: ${theme.space.m};
    border-radius: ${theme.radius.l};
    background: ${theme.color.surface};
    box-shadow: inset 0 0 0 1px ${theme.color.line};
    color: ${theme.color.text};
    text-decoration: none;
  }
  & > a:hover {
    background: ${theme.color.raised};
  }
  & svg:first-child {
    color: ${theme.color.accentText};
  }
  & span {
    display: grid;
    flex: 1;
    min-inline-size: 0;
  }
  & small {
    color: ${theme.color.textMuted};
    font-size: ${theme.size.s};
  }
`;

const Help = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space.xs} ${theme.space.m};
  color: ${theme.color.textMuted};
`;
