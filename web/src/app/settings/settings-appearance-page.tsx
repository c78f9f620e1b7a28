import { m } from '../../paraglide/messages.js';
import { Card, CardHeader } from '../../ui/card.tsx';
import { Switch } from '../../ui/fields/checkbox.tsx';
import { SegmentedControl } from '../../ui/fields/choice.tsx';
import { pageMeta } from '../../ui/page-meta.ts';
import { InstallCard } from '../install/install.tsx';
import { TEXT_SIZES } from './theme-script.ts';
import { useMotion, useTextSize } from './theme.ts';
import { ThemeChoice } from './theme-choice.tsx';

export const meta = () =>
  pageMeta({
    title: m.common_appearance(),
    description: m.settings_appearance_text(),
    canonicalPath: '/settings/appearance',
    noindex: true,
  });

export default function AppearancePage() {
  return (
    <>
      <Card>
        <CardHeader title={m.common_light_and_dark()} description={m.settings_theme_text()} />
        <ThemeChoice />
      </Card>
      <TextSizeCard />
      <MotionCard />
      <InstallCard />
      <p className="text-sm text-muted">{m.settings_here_only()}</p>
    </>
  );
}

function TextSizeCard() {
  const { textSize, chooseTextSize } = useTextSize();
  return (
    <Card>
      <CardHeader title={m.settings_text_size()} description={m.settings_text_size_text()} />
      <SegmentedControl
        label={m.settings_text_size_label()}
        // six in rows of equal width on a phone, not a full row and a remainder
        className="max-sm:[&>div]:grid max-sm:[&>div]:grid-cols-[repeat(auto-fill,minmax(max(30%,4.5rem),1fr))]"
        value={textSize}
        onChange={chooseTextSize}
        options={TEXT_SIZES.map((size) => ({ value: size, label: <span className="figures">{m.ui_percent({ value: size })}</span> }))}
      />
      <div className="mt-4 rounded-control bg-sunken px-4 py-3.5">
        <p className="font-semibold">{m.settings_text_sample()}</p>
        <p className="text-sm text-muted">{m.settings_text_sample_text()}</p>
      </div>
    </Card>
  );
}

function MotionCard() {
  const { motion, chooseMotion } = useMotion();
  return (
    <Card>
      <CardHeader title={m.settings_motion()} />
      <Switch
        label={m.settings_motion_reduce()}
        description={m.settings_motion_text()}
        checked={motion === 'reduce'}
        onChange={(isOn) => chooseMotion(isOn ? 'reduce' : 'system')}
      />
    </Card>
  );
}
