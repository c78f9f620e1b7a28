import { lazyPart } from '../lazy-loader.ts';
import { useLazyPart } from '../lazy-part.ts';
import type { PopoverProps } from './popover-panel.tsx';

const panel = lazyPart(() => import('./popover-panel.tsx').then(({ PopoverPanel }) => PopoverPanel));

/** A small panel beside its button, for an explanation or two or three settings. */
export function Popover(props: PopoverProps) {
  const { Part, openedBy, button } = useLazyPart(panel, props.trigger, 'dialog');
  return Part ? <Part {...props} openedBy={openedBy} /> : button;
}
