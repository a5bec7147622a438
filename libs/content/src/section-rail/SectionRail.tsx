import { Icon, Rail, type IconComponent } from '@baize/ui';
import { Fragment, useDeferredValue, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface Props<T> {
  heading: string;
  icon: IconComponent;
  /** At the end of the heading's line. */
  action?: ReactNode;
  /** Undefined while they are on their way. */
  items: readonly T[] | undefined;
  /** Holds an item's place until it comes, and as often as this. */
  placeholder: ReactNode;
  placeholders: number;
  /** The items are nothing to press. */
  still?: boolean;
  children: (item: T, index: number) => ReactNode;
}

/** A row of a page of this lib whose items are as wide as they want. An empty one takes no room. */
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
  /* A reply is drawn in slices, so that a row of cards does not hold the page up. */
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
