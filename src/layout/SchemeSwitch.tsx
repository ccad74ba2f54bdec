import { foot } from '../../content/foot';
import { usePreference } from '../lib/usePreference';
import { scheme } from './scheme';
import { Switch } from './Switch';

/** Light, dark, or as the system has it. */
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
