import { useUnits } from '../../i18n/units.ts';
import { m } from '../../paraglide/messages.js';
import { SegmentedControl } from '../../ui/fields/choice.tsx';
import { useTheme } from './theme.ts';

/** Units and appearance, wherever one is. */
export function PreferencesFields() {
  const { units, chooseUnits } = useUnits();
  const { theme, chooseTheme } = useTheme();
  return (
    <div className="flex flex-col gap-4">
      <SegmentedControl
        label={m.common_units()}
        labelHidden={false}
        wide
        value={units}
        onChange={chooseUnits}
        options={[
          { value: 'us', label: m.common_us() },
          { value: 'metric', label: m.common_metric() },
        ]}
      />
      <SegmentedControl
        label={m.common_appearance()}
        labelHidden={false}
        wide
        value={theme}
        onChange={chooseTheme}
        options={[
          { value: 'system', label: m.common_system() },
          { value: 'light', label: m.common_light() },
          { value: 'dark', label: m.common_dark() },
        ]}
      />
    </div>
  );
}
