import { latePart } from '../late-loader.ts';
import { useLatePart } from '../late-part.ts';
import type { PopoverProps } from './popover-panel.tsx';

const panel = latePart(() => import('./popover-panel.tsx').then(({ PopoverPanel }) => PopoverPanel));

/** A small panel beside its button, for an explanation or two or three settings. */
export function Popover(props: PopoverProps) {
  const { Part, openedBy, button } = useLatePart(panel, props.trigger, 'dialog');
  return Part ? <Part {...props} openedBy={openedBy} /> : button;
}
