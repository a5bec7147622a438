import { createElement } from 'react';
import { addons, types } from 'storybook/manager-api';

/** The URL of the contract with `npm start`: the sandbox's port is the site's plus 100. */
const CONTRACT = 'http://localhost:4300/docs';
const ID = 'baize/contract';

/** Adds a link to the contract to the catalogue's toolbar. */
export function linkContract(): void {
  addons.register(ID, () => {
    addons.add(`${ID}/link`, {
      type: types.TOOL,
      title: 'The contract',
      render: () =>
        createElement(
          'a',
          {
            href: CONTRACT,
            target: '_blank',
            rel: 'noreferrer',
            title: 'The calls behind these components (npm start must run)',
            style: { alignSelf: 'center', padding: '0 10px', color: 'inherit', fontSize: 13 },
          },
          'API contract',
        ),
    });
  });
}
