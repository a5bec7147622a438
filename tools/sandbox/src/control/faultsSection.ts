import { FAULT_NAMES } from '../faults/injectFault.ts';
import { fragment, type Raw } from '../http/html.ts';
import type { Sandbox } from '../Sandbox.ts';

const options = (names: readonly string[]): Raw[] => names.map((name) => fragment`<option>${name}</option>`);

/** Orders a fault for the next calls of an operation, and shows what is ordered. */
export function faultsSection({ contract, armedFaults }: Sandbox): Raw {
  const operations = contract.operations.toSorted((a, b) => a.operationId.localeCompare(b.operationId, 'en'));
  const ids = options(operations.map(({ operationId }) => operationId));
  const examples = operations.map(
    ({ operationId, examples: own }) =>
      fragment`<optgroup label="${operationId}">${options([...own.keys()])}</optgroup>`,
  );
  const waiting = armedFaults
    .list()
    .map(({ operationId, fault, times }) => fragment`<li>${operationId}: ${fault}, ${times} times</li>`);
  return fragment`<section id="faults"><h2>Faults</h2>
    <form data-action="fault">
      <label>Operation <select name="operationId">${ids}</select></label>
      <label>Fails with <select name="fault"><optgroup label="the line">${options(FAULT_NAMES)}</optgroup>${examples}</select></label>
      <label>Times <input name="times" type="number" min="1" max="1000" value="1" /></label>
      <button>Order</button>
    </form>
    <ul class="waiting">${waiting}</ul>
    <div class="buttons"><button data-action="fault" data-body="{}">No more faults</button></div></section>`;
}
