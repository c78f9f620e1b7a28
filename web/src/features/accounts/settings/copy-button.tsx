import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/button.tsx';
import type { ButtonVariant } from '../../../ui/button.tsx';
import { useToast } from '../../../ui/overlays/toast.tsx';

export function CopyButton({ text, label, variant = 'secondary' }: { text: string; label: string; variant?: ButtonVariant }) {
  const { toast } = useToast();
  const [isCopied, setCopied] = useState(false);
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      toast({ title: m.security_codes_not_copied() });
    }
  }
  const Icon = isCopied ? Check : Copy;
  return (
    <Button variant={variant} iconBefore={<Icon size={18} strokeWidth={1.75} aria-hidden />} onClick={() => void copy()}>
      <span aria-live="polite">{isCopied ? m.common_copied() : label}</span>
    </Button>
  );
}
