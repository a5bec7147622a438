import { fragment } from '../../http/html.ts';
import type { Section } from '../Section.ts';

/** Sets the crash point of the next airship flight. */
export const flightSection: Section = {
  id: 'flight',
  title: 'Flight',
  place: 'tools',
  draw: () => fragment`<form data-action="flight">
      <label>The next one crashes at <input name="crash" value="100.00" pattern="\\d+\\.\\d\\d" /></label>
      <button>Order</button>
    </form>`,
};
