import { m } from '../../paraglide/messages.js';

/** That there is a newer build: pages without the app carry it in a template, and update-watch.ts shows it. */
export function UpdateNotice() {
  return (
    <div
      data-update-notice
      role="status"
      className="fixed right-4 bottom-4 left-4 z-60 flex items-center gap-3 rounded-card border border-line bg-raised py-3 pr-2 pl-4 text-ink shadow-float sm:left-auto sm:w-[420px]"
    >
      <div className="min-w-0 flex-1">
        <p className="text-sm font-semibold">{m.install_update_title()}</p>
        <p className="text-sm text-muted">{m.install_update_text()}</p>
      </div>
      <button
        type="button"
        className="inline-flex min-h-11 items-center rounded-control px-3 text-sm font-semibold text-brand hover:bg-tint"
      >
        {m.install_update_refresh()}
      </button>
    </div>
  );
}
