import { latePart } from '../late-loader.ts';
import { useLatePart } from '../late-part.ts';
import type { MenuProps } from './menu-panel.tsx';

const panel = latePart(() => import('./menu-panel.tsx').then(({ MenuPanel }) => MenuPanel));

/** A list of things to do or places to go; not modal, so the page behind may still scroll. */
export function Menu(props: MenuProps) {
  const { Part, openedBy, button } = useLatePart(panel, props.trigger, 'menu');
  return Part ? <Part {...props} openedBy={openedBy} /> : button;
}
