/**
 * The only file that imports the overlay primitives. Only overlay components import it, so pages without them
 * don't load it.
 */
export {
  Accordion as AccordionParts,
  AlertDialog as ConfirmParts,
  Dialog as DialogParts,
  DropdownMenu as MenuParts,
  Popover as PopoverParts,
  Tabs as TabsParts,
  Tooltip as TooltipParts,
} from 'radix-ui';
