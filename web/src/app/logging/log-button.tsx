import { Plus } from 'lucide-react';
import { m } from '../../paraglide/messages.js';
import { Button, type ButtonProps } from '../../ui/button.tsx';

export function LogButton(props: ButtonProps) {
  return (
    <Button wide aria-haspopup="menu" iconBefore={<Plus size={20} aria-hidden />} {...props}>
      {m.shell_log_short()}
    </Button>
  );
}
