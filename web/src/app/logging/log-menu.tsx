import { useNavigate } from 'react-router';
import { Menu } from '../../ui/overlays/menu.tsx';
import { useLogChoices } from './log-choices.tsx';
import { LogButton } from './log-button.tsx';

/** On a desktop "Log" unfolds below its button; on a phone the same choices are a sheet. */
export function LogMenu() {
  const choices = useLogChoices();
  const navigate = useNavigate();
  return (
    <Menu
      align="start"
      trigger={<LogButton />}
      items={choices.map(({ label, icon: Icon, to, state, run }) => ({
        label,
        icon: <Icon size={20} strokeWidth={1.75} aria-hidden />,
        onSelect: () => (to === undefined ? run?.() : void navigate(to, { state })),
      }))}
    />
  );
}
