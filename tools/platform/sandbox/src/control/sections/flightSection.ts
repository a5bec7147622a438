import { fragment } from '../../http/html.ts';
import type { Section } from '../Section.ts';

/** Orders where the next flight of the airship crashes. */
export const flightSection: Section = {
  id: 'flight',
  title: 'Flight',
  place: 'tools',
  draw: () => fragment`<form data-action="flight">
      <label>The next one crashes at <input name="crash" value="100.00" pattern="\\d+\\.\\d\\d" /></label>
      <button>Order</button>
    </form>`,
};
