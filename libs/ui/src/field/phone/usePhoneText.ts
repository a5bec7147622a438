import { useRef, useState, type ChangeEvent } from 'react';
import { useFieldValue, type ValueFieldProps } from '../useFieldValue.ts';
import { useTypedBeforeHydration } from '../useTypedBeforeHydration.ts';
import { isDialling, typePhone, writePhone, type PhoneTyping } from './typePhone.ts';

const DID = new Map(
  Object.entries<PhoneTyping['did']>({
    deleteContentBackward: 'backward',
    deleteContentForward: 'forward',
  }),
);

/**
 * The text of a telephone box; its value is the national number's digits. Spread `input` on the box.
 * @param onText receives typed or pasted text before it is parsed as a national number; returns the dial code that it
 * starts with
 */
export function usePhoneText(
  props: ValueFieldProps<string>,
  dial: string | undefined,
  onText: (text: string) => string | undefined,
) {
  const box = useRef<HTMLInputElement>(null);
  const { value, change, blur } = useFieldValue(props, '', box);
  /* A dial code that is still being typed, such as `+9`; there is no number yet. */
  const [code, setCode] = useState('');
  const text = value === '' ? code : writePhone(value, dial);
  const type = (target: HTMLInputElement, did?: PhoneTyping['did']) => {
    const caret = target.selectionStart ?? target.value.length;
    const found = onText(target.value);
    const isCode = isDialling(target.value, found);
    setCode(isCode ? target.value : '');
    if (isCode) return value === '' ? undefined : change('');
    const next = typePhone({ before: text, after: target.value, caret, did }, found ?? dial);
    /* Written to the element directly, because React would move the caret to the end by setting the text later. */
    target.value = next.text;
    /* Elsewhere the caret stays: Safari would move the focus along with it. */
    if (document.activeElement === target) target.setSelectionRange(next.caret, next.caret);
    return next.digits === value ? undefined : change(next.digits);
  };
  const onChange = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) =>
    type(target, DID.get((nativeEvent as InputEvent).inputType));
  useTypedBeforeHydration(box, text, type);
  return { ref: box, value: text, onChange, onBlur: blur };
}
