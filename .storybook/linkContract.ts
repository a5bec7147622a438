import { createElement } from 'react';
import { addons, types } from 'storybook/manager-api';

/** Where `npm start` shows the contract: the sandbox stands a hundred ports above the site. */
const CONTRACT = 'http://localhost:4300/docs';
const ID = 'baize/contract';

/** A link in the catalogue's toolbar to the contract that the components are fed from. */
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
