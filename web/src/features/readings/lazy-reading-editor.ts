// Its form is the log's; most who look at their tests correct none.
import { lazy } from '../../ui/lazy.tsx';

export const { Lazy: ReadingEditor, prepare: prepareReadingEditor } = lazy(() =>
  import('./reading-editor.tsx').then(({ ReadingEditor }) => ReadingEditor),
);
