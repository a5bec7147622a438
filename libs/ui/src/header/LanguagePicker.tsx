import { SegmentedControl } from '../field/SegmentedControl.tsx';

export type LanguagePickerProps<T extends string> = {
  label: string;
  /** `short` is the visible label ("TR"), `name` is read aloud in its own language ("Türkçe"). */
  languages: readonly { code: T; short: string; name: string }[];
  value: T;
  onValueChange: (code: T) => void;
};

/**
 * Chooses the page's language. Each name is in its own language, whatever the page's language.
 *
 * - Use for two to four languages, in a header, a menu or a footer.
 * - Not for more: Menu or SelectField.
 * - Keys: Tab enters on the selected one; arrows change the language.
 * - Screen reader: a radiogroup; "TR" is read as "Türkçe", in Turkish.
 */
export function LanguagePicker<T extends string>({
  label,
  languages,
  value,
  onValueChange,
}: LanguagePickerProps<T>) {
  return (
    <SegmentedControl
      label={label}
      value={value}
      onValueChange={onValueChange}
      segments={languages.map(({ code, short, name }) => ({
        value: code,
        label: short,
        spoken: name,
        lang: code,
      }))}
    />
  );
}
