import { languageEntry, useLanguage } from '@baize/i18n';
import { SegmentedControl } from '@baize/ui';
import { INTERVALS, isInterval, type RealityCheckInterval } from './realityCheckSchedule.ts';

interface Props {
  label: string;
  value: RealityCheckInterval;
  onChoose: (minutes: RealityCheckInterval) => void;
}

/** Lets the player choose how often a reality check is shown. */
export function RealityCheckIntervals({ label, value, onChoose }: Props) {
  const { locale } = languageEntry(useLanguage());
  const text = (minutes: number) => {
    const [amount, unit] = minutes < 60 ? [minutes, 'minute'] : [minutes / 60, 'hour'];
    const format = new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'short' });
    /* Turkish ends short units with a full stop, which is left out in a label. */
    return format.format(amount).replace(/\.$/, '');
  };
  return (
    <SegmentedControl
      full
      label={label}
      value={String(value)}
      onValueChange={(chosen) => {
        const minutes = Number(chosen);
        if (isInterval(minutes)) onChoose(minutes);
      }}
      segments={INTERVALS.map((minutes) => ({ value: String(minutes), label: text(minutes) }))}
    />
  );
}
