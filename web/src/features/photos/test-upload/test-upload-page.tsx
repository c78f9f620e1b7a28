import { ImageUp } from 'lucide-react';
import { useRef, useState } from 'react';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { Card } from '../../../ui/card.tsx';
import { Page, PageHeader } from '../../../ui/page-header.tsx';
import { pageMeta } from '../../../ui/page-meta.ts';
import { refusalText } from '../device/refusal-text.ts';
import { usePhotoDrop } from '../device/use-photo-drop.ts';
import { FactList } from './fact-list.tsx';
import { bytesText, foundFacts, instantText, pixelsText, typeText } from './file-texts.ts';
import { type LocalFacts, localFacts } from './local-facts.ts';
import { ServerAnswer } from './server-answer.tsx';

export const meta = () =>
  pageMeta({ title: m.camera_test_title(), description: m.camera_test_text(), canonicalPath: '/test-upload', noindex: true });

export default function TestUploadPage() {
  const area = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const asked = useRef(0);
  const [state, setState] = useState<LocalFacts | 'reading' | 'failed'>();
  const open = async ([file]: readonly File[]) => {
    if (!file) return;
    asked.current += 1;
    const mine = asked.current;
    setState('reading');
    const found = await localFacts(file).catch(() => 'failed' as const);
    // Another was chosen in the meantime.
    if (mine === asked.current) setState(found);
  };
  const isOver = usePhotoDrop(area, (files) => void open(files));
  return (
    <Page width="medium">
      <PageHeader
        title={m.camera_test_title()}
        description={m.camera_test_text()}
        crumbs={[{ label: m.common_home(), to: '/' }, { label: m.camera_test_title() }]}
      />
      <div ref={area} className="flex flex-col gap-8">
        <div
          className={`flex flex-col items-start gap-3 rounded-card border-2 border-dashed p-6 ${isOver ? 'border-brand bg-tint' : 'border-line-strong'}`}
        >
          <Button
            size="lg"
            pending={state === 'reading'}
            onClick={() => input.current?.click()}
            iconBefore={<ImageUp size={20} aria-hidden />}
          >
            {m.camera_test_choose()}
          </Button>
          <p className="text-sm text-muted">{m.camera_test_drop()}</p>
          <input
            ref={input}
            type="file"
            tabIndex={-1}
            className="hidden"
            aria-label={m.camera_test_choose()}
            onChange={({ currentTarget }) => {
              void open([...(currentTarget.files ?? [])]);
              currentTarget.value = '';
            }}
          />
        </div>
        {state === 'failed' ? (
          <Callout tone="bad" live>
            {m.ui_part_not_loaded()}
          </Callout>
        ) : null}
        {typeof state === 'object' ? <Found key={`${state.file.name} ${state.file.lastModified}`} facts={state} /> : null}
      </div>
    </Page>
  );
}

function Found({ facts: { file, type, camera, prepared } }: { facts: LocalFacts }) {
  const found = foundFacts(camera);
  return (
    <div className="flex flex-col gap-8">
      <section aria-labelledby="in-file" role="status">
        <h2 id="in-file" className="mb-3 text-xl font-semibold">
          {m.camera_in_file()}
        </h2>
        <Card padding="lg">
          <FactList
            facts={[
              [m.camera_file_name(), file.name],
              [m.camera_type(), typeText(type)],
              [m.camera_size(), bytesText(file.size)],
              ...(found.length > 0 ? found : [[m.camera_found(), m.camera_found_nothing()] as const]),
            ]}
          />
        </Card>
      </section>
      <section aria-labelledby="sent">
        <h2 id="sent" className="mb-3 text-xl font-semibold">
          {m.camera_sent()}
        </h2>
        {prepared.is === 'refused' ? (
          <Callout tone="warn">{refusalText(prepared)}</Callout>
        ) : (
          <Sent prepared={prepared} found={found.length} />
        )}
      </section>
      <section aria-labelledby="server">
        <h2 id="server" className="mb-3 text-xl font-semibold">
          {m.camera_server()}
        </h2>
        <ServerAnswer file={file} />
      </section>
    </div>
  );
}

function Sent({ prepared, found }: { prepared: Extract<LocalFacts['prepared'], { is: 'ready' }>; found: number }) {
  return (
    <Card padding="lg">
      <FactList
        facts={[
          [m.camera_type(), typeText(prepared.file.type)],
          [m.camera_size(), `${bytesText(prepared.file.size)}, ${pixelsText(prepared)}`],
          [m.camera_sent_time(), prepared.takenAt ? instantText(prepared.takenAt) : m.camera_sent_now()],
          [m.camera_removed(), found > 0 ? m.camera_removed_all() : m.camera_removed_nothing()],
        ]}
      />
    </Card>
  );
}
