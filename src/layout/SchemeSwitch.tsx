import { foot } from '../../content/foot';
import { usePreference } from '../lib/usePreference';
import { scheme } from './scheme';
import { Switch } from './Switch';

/** The switch for the color scheme: light, dark, or as the system says. */
export function SchemeSwitch() {
  const chosen = usePreference(scheme) ?? 'system';
  return (
    <Switch
      name={scheme.key}
      {...foot.appearance.scheme}
      chosen={chosen}
      onChoose={(choice) => scheme.choose(choice === 'system' ? undefined : choice)}
    />
  );
}
