import { Download } from 'lucide-react';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/button.tsx';
import { Card, CardHeader } from '../../../ui/card.tsx';
import { useDownload } from './profile.data.ts';

export function DownloadCard() {
  const download = useDownload();
  return (
    <Card>
      <CardHeader title={m.settings_download()} description={m.settings_download_text()} />
      <Button
        variant="secondary"
        pending={download.isPending}
        iconBefore={<Download size={18} strokeWidth={1.75} aria-hidden />}
        onClick={() => download.mutate()}
      >
        {m.common_download()}
      </Button>
    </Card>
  );
}
