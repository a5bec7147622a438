import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Narrow } from '../../fixtures/Narrow.tsx';
import { comboLabels, sampleCountries, sampleFold } from '../../fixtures/sampleFields.ts';
import { Combobox } from './Combobox.tsx';

const meta = {
  title: 'Controls/Combobox',
  component: Combobox,
  args: {
    label: 'Ülke',
    placeholder: 'Ülke seç',
    options: sampleCountries,
    labels: { ...comboLabels, search: 'Ülke ara', empty: 'Bu adla bir ülke yok.' },
    fold: sampleFold,
    onValueChange: fn(),
  },
  decorators: [(Story) => <Narrow>{Story()}</Narrow>],
} satisfies Meta<typeof Combobox>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Chosen: Story = { args: { defaultValue: 'TR' } };
export const Hovered: Story = {
  args: { defaultValue: 'TR' },
  parameters: { pseudo: { hover: '[role=combobox]' } },
};
export const Focused: Story = {
  args: { defaultValue: 'TR' },
  parameters: { pseudo: { focus: '[role=combobox]', focusVisible: '[role=combobox]' } },
};
export const WithError: Story = { args: { error: 'Ülkeni seç.', hint: 'Kimliğindeki ülke.' } };
export const Disabled: Story = { args: { defaultValue: 'TR', disabled: true } };

const openIt: Story['play'] = async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getByRole('combobox'));
  await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
};

/** 249 options, the selected one in the middle of the list. */
export const Open: Story = {
  args: { defaultValue: 'TR' },
  play: async (context) => {
    await openIt(context);
    const chosen = (await screen.findByRole('option', { selected: true })).getBoundingClientRect();
    const list = screen.getByRole('listbox').getBoundingClientRect();
    await expect(chosen.top).toBeGreaterThanOrEqual(list.top);
    await expect(chosen.bottom).toBeLessThanOrEqual(list.bottom);
  },
};
/** While it is open, a press on the page only closes it, even on its own button. */
export const NothingBehind: Story = {
  play: async (context) => {
    const button = within(context.canvasElement).getByRole('combobox');
    const { left, top } = button.getBoundingClientRect();
    const pressed = () => document.elementFromPoint(left + 8, top + 8);
    await expect(button.contains(pressed())).toBe(true);
    await openIt(context);
    await expect(button.contains(pressed())).toBe(false);
  },
};
export const Loading: Story = { args: { loading: true, options: [] }, play: openIt };
export const NothingFound: Story = {
  play: async (context) => {
    await openIt(context);
    await userEvent.keyboard('zzz');
    await expect(await screen.findByText('Bu adla bir ülke yok.')).toBeVisible();
  },
};

/** I, ı, İ and i match each other. Typing a letter on the closed field opens it with that letter. */
export const ByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole('combobox', { name: 'Ülke' });
    field.focus();
    await userEvent.keyboard('i');
    const search = await screen.findByRole('combobox', { name: 'Ülke ara' });
    await waitFor(() => expect(search).toHaveFocus());
    await userEvent.keyboard('sv');
    await expect(search).toHaveAttribute('aria-activedescendant', screen.getAllByRole('option')[0]?.id);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(field).toHaveFocus());
    await expect(args.onValueChange).toHaveBeenCalledWith('CH');
    await expect(field).toHaveTextContent('İsviçre');
  },
};
export const EscapeKeeps: Story = {
  args: { defaultValue: 'TR' },
  play: async (context) => {
    await openIt(context);
    await userEvent.keyboard('alm{Escape}');
    const field = within(context.canvasElement).getByRole('combobox');
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveTextContent('Türkiye');
    await expect(context.args.onValueChange).not.toHaveBeenCalled();
  },
};
export const InGroups: Story = {
  args: {
    label: 'Banka',
    placeholder: 'Banka seç',
    labels: { ...comboLabels, search: 'Banka ara' },
    options: [
      { value: '1', label: 'Örnek Banka', detail: '5 dk', group: 'Sık kullanılanlar' },
      { value: '2', label: 'Kuzey Katılım', detail: '10 dk', group: 'Sık kullanılanlar' },
      {
        value: '3',
        label: 'Anadolu Yatırım ve Kalkınma Bankası Türk Anonim Ortaklığı',
        group: 'Bütün bankalar',
      },
      { value: '4', label: 'Işık Bank', group: 'Bütün bankalar' },
      { value: '5', label: 'Yelken Bank', detail: 'Bakımda', disabled: true, group: 'Bütün bankalar' },
    ],
  },
  play: openIt,
};
/** On a phone the list is a bottom sheet. */
export const OnAPhone: Story = {
  args: { defaultValue: 'TR' },
  globals: { viewport: { value: 'mobile' } },
};
