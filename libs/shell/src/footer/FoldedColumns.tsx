import { Accordion, FooterColumns, type FooterColumn } from '@baize/ui';

/** The link columns folded under their titles, for phones. */
export const FoldedColumns = ({ columns }: { columns: readonly FooterColumn[] }) => (
  <Accordion
    items={columns.map((column) => ({
      id: column.id,
      title: column.title,
      content: <FooterColumns columns={[column]} titled={false} />,
    }))}
  />
);
