import { Beaker, Bot, Camera, CloudRain, ImagePlus, ListChecks, type LucideIcon, TestTubeDiagonal } from 'lucide-react';
import { useCurrentPool } from '../../api/current-pool.tsx';
import { m } from '../../paraglide/messages.js';
import { openLogSheet } from './log-store.ts';

export interface LogChoice {
  id: string;
  label: string;
  text: string;
  icon: LucideIcon;
  /** where it leads, with what that page is told, or what it opens */
  to?: string;
  state?: object;
  run?: () => void;
}

/** What "Log" offers, in the order of how often it is wanted. */
export function useLogChoices(): LogChoice[] {
  const { href } = useCurrentPool();
  return [
    {
      id: 'test',
      label: m.common_log_a_test(),
      text: m.shell_log_test_text(),
      icon: TestTubeDiagonal,
      to: href('/chemistry/log'),
      state: { startsTyping: true },
    },
    { id: 'strip', label: m.shell_log_strip(), text: m.shell_log_strip_text(), icon: Camera, to: href('/chemistry/strip') },
    {
      id: 'treatment',
      label: m.treatments_log(),
      text: m.shell_log_treatment_text(),
      icon: Beaker,
      run: () => openLogSheet('treatment'),
    },
    { id: 'task', label: m.shell_log_task(), text: m.shell_log_task_text(), icon: ListChecks, to: href('/maintenance') },
    {
      id: 'remark',
      label: m.remarks_add(),
      text: m.shell_log_remark_text(),
      icon: CloudRain,
      run: () => openLogSheet('remark'),
    },
    { id: 'photo', label: m.photos_log(), text: m.photos_log_text(), icon: ImagePlus, run: () => openLogSheet('photo') },
    { id: 'coach', label: m.common_ask_coach(), text: m.shell_log_coach_text(), icon: Bot, to: href('/ai-coach') },
  ];
}
