import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Narrow } from '../story-kit/Narrow.tsx';
import { Checkbox } from './Checkbox.tsx';
import { Switch } from './Switch.tsx';

/** Checkbox and Switch. */
const meta = { title: 'Controls/Choices', component: Checkbox, args: { label: '' } } satisfies Meta<
  typeof Checkbox
>;
export default meta;

export const Checkboxes: StoryObj<typeof meta> = {
  render: () => (
    <Narrow>
      <Checkbox label="Kuzey Stüdyo" trailing={128} defaultChecked />
      <Checkbox label="Yelken" trailing={0} />
      <Checkbox
        label="18 yaşından büyüğüm; kullanım koşullarını okudum, anladım ve kabul ediyorum."
        error="Devam etmek için bu onay gerekli."
      />
      <Checkbox label="Kapalı" disabled />
    </Narrow>
  ),
};

function LivingSwitch() {
  const [on, setOn] = useState(false);
  return <Switch label="Sessiz mod: hareketli içerik durur" checked={on} onCheckedChange={setOn} />;
}

export const Switched: StoryObj<typeof meta> = {
  render: () => <LivingSwitch />,
  play: async ({ canvasElement }) => {
    const control = within(canvasElement).getByRole('switch');
    await userEvent.click(control);
    await expect(control).toBeChecked();
  },
};
