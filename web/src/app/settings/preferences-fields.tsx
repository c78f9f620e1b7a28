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
        label={m.settings_units_head()}
        labelHidden={false}
        wide
        value={units}
        onChange={chooseUnits}
        options={[
          { value: 'us', label: m.settings_quick_us() },
          { value: 'metric', label: m.settings_quick_metric() },
        ]}
      />
      <SegmentedControl
        label={m.settings_appearance()}
        labelHidden={false}
        wide
        value={theme}
        onChange={chooseTheme}
        options={[
          { value: 'system', label: m.settings_quick_system() },
          { value: 'light', label: m.settings_quick_light() },
          { value: 'dark', label: m.settings_quick_dark() },
        ]}
      />
    </div>
  );
}
