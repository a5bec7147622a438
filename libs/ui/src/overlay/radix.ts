/** The one place that knows the overlay primitives. Only overlay components import it, so pages without them do not carry it. */
export { Dialog as DialogParts, DropdownMenu as MenuParts, Tooltip as TooltipParts } from 'radix-ui';
