import { FAULT_NAMES } from '../../faults/injectFault.ts';
import { fragment, type Raw } from '../../http/html.ts';
import type { Sandbox } from '../../Sandbox.ts';
import { button } from '../parts/button.ts';
import type { Section } from '../Section.ts';

const options = (names: readonly string[]): Raw[] => names.map((name) => fragment`<option>${name}</option>`);

function orderedFaults({ armedFaults }: Sandbox): Raw {
  const ordered = armedFaults
    .list()
    .map(
      ({ operationId, fault, times }) =>
        fragment`<li><b>${operationId}</b> ${fault}, ${times === 1 ? 'the next call' : `the next ${times} calls`}</li>`,
    );
  if (ordered.length === 0) return fragment`<p class="hint">No call is going to fail.</p>`;
  return fragment`<ul class="ordered">${ordered}</ul><div class="buttons">${button('fault', {}, 'No more faults')}</div>`;
}

/** Arms a fault for the next calls of an operation, and lists the armed faults. */
export const faultsSection: Section = {
  id: 'faults',
  title: 'Faults',
  place: 'tools',
  draw(sandbox) {
    const operations = sandbox.contract.operations.toSorted((a, b) =>
      a.operationId.localeCompare(b.operationId, 'en'),
    );
    const ids = options(operations.map(({ operationId }) => operationId));
    const examples = operations.map(
      ({ operationId, examples: own }) =>
        fragment`<optgroup label="${operationId}">${options([...own.keys()])}</optgroup>`,
    );
    return fragment`<form data-action="fault">
      <label>Operation <select name="operationId">${ids}</select></label>
      <label>Fails with <select name="fault"><optgroup label="the line">${options(FAULT_NAMES)}</optgroup>${examples}</select></label>
      <label>Times <input name="times" type="number" min="1" max="1000" value="1" /></label>
      <button>Order</button>
    </form>
    ${orderedFaults(sandbox)}`;
  },
};
