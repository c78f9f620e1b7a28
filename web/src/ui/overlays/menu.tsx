import { lazyPart } from '../lazy-loader.ts';
import { useLazyPart } from '../lazy-part.ts';
import type { MenuProps } from './menu-panel.tsx';

const panel = lazyPart(() => import('./menu-panel.tsx').then(({ MenuPanel }) => MenuPanel));

/** A list of things to do or places to go; not modal, so the page behind may still scroll. */
export function Menu(props: MenuProps) {
  const { Part, openedBy, button } = useLazyPart(panel, props.trigger, 'menu');
  return Part ? <Part {...props} openedBy={openedBy} /> : button;
}
