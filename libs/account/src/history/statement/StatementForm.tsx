import { FormError } from '@baize/forms';
import { useLanguage } from '@baize/i18n';
import { Button, Card, FileIcon, Form, Icon, SelectField, theme } from '@baize/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { statementMonths } from './statementMonths.ts';
import { useStatement } from './useStatement.ts';

/** A month's statement as a PDF, with opening and closing balance (ADR 55). */
export function StatementForm() {
  const { t } = useTranslation('accountHistory');
  const language = useLanguage();
  const [now] = useState(() => Date.now());
  const months = statementMonths(now, language);
  const [id, setId] = useState(months[0]?.id);
  const { download, isMaking, problem } = useStatement();
  const month = months.find((one) => one.id === id);
  return (
    <Card variant="quiet">
      <Form aria-label={t('statement')} onSubmit={() => month && download(month)}>
        <Line>
          <div>
            <h2>{t('statement')}</h2>
            <p>{t('statement_lead')}</p>
          </div>
          <SelectField
            label={t('month')}
            value={id}
            onChange={({ target }) => {
              setId(target.value);
              problem.clear();
            }}
            options={months.map(({ id: value, name }) => ({ value, label: name }))}
          />
          <Button
            type="submit"
            variant="secondary"
            loading={isMaking}
            leading={<Icon of={FileIcon} size={18} />}
          >
            {t('download_pdf')}
          </Button>
        </Line>
        <FormError line={problem.line} />
      </Form>
    </Card>
  );
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${theme.space.m};
  & > div:first-child {
    flex: 3 1 240px;
  }
  & > * {
    flex: 1 1 210px;
  }
  & > button {
    flex: 0 0 auto;
  }
  & h2 {
    font-size: ${theme.size.l};
  }
  & p {
    color: ${theme.color.textMuted};
    font-size: ${theme.size.s};
  }
`;
