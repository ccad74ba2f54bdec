import { foot } from '../../content/foot';
import { calm } from '../motion/calm';
import { usePreference } from '../lib/usePreference';
import { Switch } from './Switch';

/** The switch for calm mode, which stops everything that moves. It adds to the system's own setting. */
export function CalmSwitch() {
  const chosen = usePreference(calm) ?? 'off';
  return (
    <Switch
      name={calm.key}
      {...foot.appearance.calm}
      chosen={chosen}
      onChoose={(choice) => calm.choose(choice === 'on' ? choice : undefined)}
    />
  );
}
