import { Icon, Rail, type IconComponent } from '@baize/ui';
import { Fragment, useDeferredValue, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface Props<T> {
  heading: string;
  icon: IconComponent;
  /** At the end of the heading's line. */
  action?: ReactNode;
  /** Undefined while they load. */
  items: readonly T[] | undefined;
  /** Rendered `placeholders` times while the items load. */
  placeholder: ReactNode;
  placeholders: number;
  /** The items aren't interactive. */
  still?: boolean;
  children: (item: T, index: number) => ReactNode;
}

/** A horizontal rail in a page section; its items have their natural width. Renders nothing if it's empty. */
export function SectionRail<T>({
  heading,
  icon,
  action,
  items: newest,
  placeholder,
  placeholders,
  still,
  children,
}: Props<T>) {
  const { t } = useTranslation('content');
  /* Deferred, so that rendering a row of cards doesn't block the page. */
  const items = useDeferredValue(newest);
  if (items?.length === 0) return null;
  return (
    <Rail
      heading={heading}
      icon={<Icon of={icon} size={22} />}
      action={action}
      item="auto"
      still={still}
      prevLabel={t('scroll_back', { heading })}
      nextLabel={t('scroll_on', { heading })}
    >
      {items
        ? items.map((item, index) => <Fragment key={index}>{children(item, index)}</Fragment>)
        : Array.from({ length: placeholders }, (_, index) => <Fragment key={index}>{placeholder}</Fragment>)}
    </Rail>
  );
}
