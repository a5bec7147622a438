import { useMemo, useRef, useState, type ChangeEvent, type ClipboardEvent } from 'react';
import { useFieldValue, type ValueFieldProps } from '../useFieldValue.ts';
import { amountSigns } from './amountSigns.ts';
import { formatAmount } from './formatAmount.ts';
import { parseAmount } from './parseAmount.ts';
import { typeAmount, typedAmount, type Typing } from './typeAmount.ts';

const DID = new Map(
  Object.entries<Typing['did']>({
    insertText: 'insert',
    insertCompositionText: 'insert',
    deleteContentBackward: 'backward',
    deleteContentForward: 'forward',
  }),
);

/** The text of an amount field and its amount. Spread `input` on the box. */
export function useAmountText(props: ValueFieldProps<number | undefined>, locale: string) {
  const box = useRef<HTMLInputElement>(null);
  const signs = useMemo(() => amountSigns(locale), [locale]);
  const { value, change, blur } = useFieldValue(props, undefined, box);
  /* The text being typed, such as `250,`, as long as it matches the value. */
  const [draft, setDraft] = useState('');
  const text = draft !== '' && typedAmount(draft, signs) === value ? draft : formatAmount(value, signs);

  const show = (next: string, caret = next.length) => {
    /* Written to the element directly, because React would move the caret to the end by setting the text later. */
    if (box.current) {
      box.current.value = next;
      if (document.activeElement === box.current) box.current.setSelectionRange(caret, caret);
    }
    setDraft(next);
    const minor = typedAmount(next, signs);
    if (minor !== value) change(minor);
  };

  const onChange = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    const after = target.value;
    const did = DID.get((nativeEvent as InputEvent).inputType);
    if (!did) return show(after === '' ? '' : formatAmount(parseAmount(after) ?? value, signs));
    const next = typeAmount(
      { before: text, after, caret: target.selectionStart ?? after.length, did },
      signs,
    );
    show(next.text, next.caret);
  };

  const onPaste = (event: ClipboardEvent<HTMLInputElement>) => {
    event.preventDefault();
    const minor = parseAmount(event.clipboardData.getData('text'));
    if (minor !== undefined) show(formatAmount(minor, signs));
  };

  const onBlur = () => {
    setDraft('');
    blur();
  };

  return {
    value,
    format: (minor: number) => formatAmount(minor, signs),
    set: (minor: number) => show(formatAmount(minor, signs)),
    input: { ref: box, value: text, onChange, onPaste, onBlur },
  };
}
