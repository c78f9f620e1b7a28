import { refresh } from '../../app/install/service-worker.ts';
import { UPDATE_NOTICE_MS, watchUpdates } from '../../app/install/version-watch.ts';

/** a reader, or a person about to press, has time */
const LOOK_AGAIN_MS = 1000;

async function askVersion(): Promise<string | undefined> {
  const response = await fetch('/api/version');
  return response.ok ? ((await response.json()) as { version?: string }).version : undefined;
}

/** Takes the notice out of the page's template, for eight seconds. */
function showUpdate(): void {
  const template = document.querySelector<HTMLTemplateElement>('template[data-update-template]');
  const notice = template && document.importNode(template.content, true).querySelector<HTMLElement>('[data-update-notice]');
  if (!notice || document.querySelector('[data-update-notice]')) return;
  notice.querySelector('button')?.addEventListener('click', () => void refresh());
  document.body.append(notice);
  const end = (): void => {
    if (notice.matches(':hover, :focus-within')) setTimeout(end, LOOK_AGAIN_MS);
    else notice.remove();
  };
  setTimeout(end, UPDATE_NOTICE_MS);
}

export const watchVersion = (): (() => void) => watchUpdates(askVersion, showUpdate);
