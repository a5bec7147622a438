import { useBrand } from '@baize/brand';
import { useLanguage } from '@baize/i18n';
import { Button, DownloadIcon, Icon, PrintIcon, showAlert, theme, useSubmitGuard } from '@baize/ui';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';

interface Props {
  /** The page's title. */
  name: string;
  /** The element with the page's text, sanitized and styled. */
  body: RefObject<HTMLElement | null>;
}

/** Prints a page or saves it as a PDF (spec 2/2.9/3 and 4). */
export function PageTools({ name, body }: Props) {
  const { t } = useTranslation('content');
  const { name: brand } = useBrand();
  const language = useLanguage();
  const [download, downloading] = useSubmitGuard(async () => {
    if (!body.current) return;
    try {
      const { downloadPdf } = await import('./pdf/downloadPdf.ts');
      await downloadPdf(
        { title: name, brand, language, page: (number, total) => `${number} / ${total}` },
        body.current,
      );
    } catch {
      showAlert('error', t('pdf_failed'));
    }
  });
  return (
    <Row>
      <Button
        size="s"
        variant="secondary"
        leading={<Icon of={PrintIcon} size={18} />}
        onClick={() => print()}
      >
        {t('print')}
      </Button>
      <Button
        size="s"
        variant="secondary"
        leading={<Icon of={DownloadIcon} size={18} />}
        loading={downloading}
        onClick={() => void download()}
      >
        {t('download_pdf')}
      </Button>
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.xs};
  @media print {
    display: none;
  }
`;
