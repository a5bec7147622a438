import { useTranslation } from 'react-i18next';
import { useBrand } from '@baize/brand';
import { useSiteName, useSiteOptions } from '@baize/site';
import { ExternalIcon, Icon, media, SafeHtml, theme, UiLink, VerifiedIcon } from '@baize/ui';
import { styled } from 'styled-components';
import { Clock } from '../header/Clock.tsx';
import { hasUtilityBar } from '../header/hasUtilityBar.ts';
import { externalHost } from '../header/externalUrl.ts';

/** Licence badge, the operator's terms, and copyright; also the time of day if there is no utility bar. */
export function LegalNotice() {
  const { t } = useTranslation(['shellDeferred', 'shell']);
  const name = useSiteName();
  const brand = useBrand();
  return (
    <Root>
      <Badge />
      <Small>
        <Terms />
        {!hasUtilityBar(brand) && <Clock />}
        <p>{t('sample_notice')}</p>
        <p>{t('rights', { year: new Date().getFullYear(), name })}</p>
      </Small>
    </Root>
  );
}

function Badge() {
  const { t } = useTranslation(['shellDeferred', 'shell']);
  const { licence } = useBrand().legal;
  const href = externalHost(useSiteOptions()?.license_domain);
  return (
    <Plate>
      <Seal>
        <Icon of={VerifiedIcon} size={26} />
      </Seal>
      <span>
        <strong>{t('licence_badge')}</strong>
        <span>{t('licence', licence)}</span>
        {href && (
          <Check href={href}>
            {t('licence_check')}
            <Icon of={ExternalIcon} size={13} />
          </Check>
        )}
      </span>
    </Plate>
  );
}

function Terms() {
  const { t } = useTranslation(['shellDeferred', 'shell']);
  const terms: unknown = useSiteOptions()?.license_description;
  if (typeof terms !== 'string' || terms.trim() === '') return null;
  if (!terms.includes('<')) return <p>{terms}</p>;
  const labels = {
    loading: t('text_loading'),
    failed: t('text_failed'),
    retry: t('try_again', { ns: 'shell' }),
    table: t('text_table'),
    newWindow: t('new_window'),
  };
  return <SafeHtml html={terms} labels={labels} lines={2} level={3} />;
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: center;
  gap: ${theme.space.l};
  ${media.desktop} {
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${theme.space.xl};
  }
`;

const Plate = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space.m};
  padding: ${theme.space.m};
  border-radius: ${theme.radius.m};
  background: ${theme.color.raised};
  box-shadow: inset 0 0 0 1px ${theme.color.line};
  line-height: 1.4;
  & > span > :is(strong, span) {
    display: block;
  }
  strong {
    color: ${theme.color.text};
  }
`;

const Seal = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  inline-size: 48px;
  block-size: 48px;
  border-radius: 50%;
  background: ${theme.color.accentSoft};
  box-shadow:
    inset 0 0 0 1px ${theme.color.accentText},
    0 0 0 4px color-mix(in oklab, ${theme.color.accentText} 14%, transparent);
  color: ${theme.color.onAccentSoft};
`;

const Check = styled.span.attrs({ as: UiLink })<{ href: string }>`
  display: inline-flex;
  align-items: center;
  gap: 5px;
  min-block-size: 24px;
  color: ${theme.color.accentText};
  font-size: ${theme.size.xs};
  text-underline-offset: 3px;
`;

const Small = styled.div`
  display: grid;
  gap: ${theme.space.xxs};
  max-inline-size: 90ch;
  font-size: ${theme.size.xs};
  line-height: 1.55;
`;
