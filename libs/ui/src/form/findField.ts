/* @chunk fields */
/** A form control by its id or its name; for radio buttons the checked one, otherwise the first. */
export function findField(within: ParentNode, name: string): HTMLElement | undefined {
  const byId = document.getElementById(name);
  if (byId) return byId;
  const named = [...within.querySelectorAll<HTMLElement>(`[name="${CSS.escape(name)}"]`)];
  return (
    named.find((control) => control.matches(':checked')) ??
    named.find((control) => !control.matches(':disabled'))
  );
}
