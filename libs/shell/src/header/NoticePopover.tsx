import { Button, Popover, theme } from '@baize/ui';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { closeNotice, type useNotice } from './useNotice.ts';

interface Props {
  trigger: ReactElement;
  notice: NonNullable<ReturnType<typeof useNotice>>;
}

/** The notice below its bell. Its code loads on a press, so it starts open. */
export function NoticePopover({ trigger, notice: { id, text, isClosed } }: Props) {
  const { t } = useTranslation('shell');
  const [isOpen, setIsOpen] = useState(true);
  return (
    <Popover trigger={trigger} label={t('notice')} align="end" open={isOpen} onOpenChange={setIsOpen}>
      <Words>{text}</Words>
      {!isClosed && (
        <Button
          size="s"
          variant="secondary"
          onClick={() => {
            setIsOpen(false);
            closeNotice(id);
          }}
        >
          {t('notice_close')}
        </Button>
      )}
    </Popover>
  );
}

const Words = styled.p`
  margin-block-end: ${theme.space.s};
  font-size: ${theme.size.m};
  line-height: 1.5;
`;
