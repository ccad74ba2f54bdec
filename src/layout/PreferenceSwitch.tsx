import { useId, useRef, useSyncExternalStore } from 'react';
import { styled } from 'styled-components';
import type { Choice } from '../../content/types/basics';
import type { Preference } from '../lib/createPreference';
import { useEarlyInput } from '../lib/hydration';
import { inForcedColors, withoutScript, withoutSiteScript } from '../theme/media';
import { color, motion, size, space, type, wrapped } from '../theme/read';
import { radius } from '../theme/shape';

interface PreferenceSwitchProps<Chosen extends string, Unchosen extends string> {
  readonly preference: Preference<Chosen>;
  readonly unchosen: Unchosen;
  readonly label: string;
  readonly hint?: string;
  readonly choices: readonly Choice<Chosen | Unchosen>[];
}

/**
 * A switch for a preference, with a few positions, all of them visible. Hidden without the site's script,
 * which it needs; keeps what is pressed before the script has loaded.
 */
export function PreferenceSwitch<Chosen extends string, Unchosen extends string>(
  props: PreferenceSwitchProps<Chosen, Unchosen>,
) {
  const { preference, unchosen, label, hint, choices } = props;
  // Prerendered pages know of no choice.
  const choice = useSyncExternalStore(preference.subscribe, preference.current, () => undefined);
  const position = choice ?? unchosen;
  const hintId = useId();
  const group = useRef<HTMLFieldSetElement>(null);

  function move(to: string) {
    preference.choose(preference.choices.find((choice) => choice === to));
  }

  // At that time, `position` is the prerendered one: the remembered choice is not known yet.
  useEarlyInput(
    () => group.current?.querySelector<HTMLInputElement>(':checked')?.value,
    position,
    move,
  );

  return (
    <Group ref={group} aria-describedby={hint && hintId}>
      <Label>{label}</Label>
      <Positions>
        {choices.map(({ value, label: name }) => (
          <Position key={value}>
            <input
              type="radio"
              name={preference.key}
              value={value}
              checked={value === position}
              onChange={() => move(value)}
            />
            <span>{name}</span>
          </Position>
        ))}
      </Positions>
      {hint && <Hint id={hintId}>{hint}</Hint>}
    </Group>
  );
}

const Group = styled.fieldset`
  ${wrapped('xs', 'm')}
  align-items: center;

  ${withoutScript} {
    display: none;
  }

  ${withoutSiteScript} {
    display: none;
  }
`;

const Label = styled.legend`
  ${type('label')}
  margin-bottom: ${space('xs')};
  color: ${color('inkSoft')};
`;

const Positions = styled.div`
  display: flex;
  flex-wrap: wrap;
  border: 2px solid ${color('edge')};
  border-radius: ${radius.medium};
`;

const Position = styled.label`
  position: relative;
  isolation: isolate;
  cursor: pointer;

  & > input {
    position: absolute;
    inset: 0;
    appearance: none;
    cursor: pointer;
  }

  & > span {
    display: grid;
    min-width: 4rem;
    min-height: calc(${size('target')} - 4px);
    padding-inline: ${space('m')};
    place-items: center;
    ${motion('respond')}
  }

  & > :checked + span {
    background-color: ${color('signal')};
    color: ${color('onSignal')};

    /* Nothing else would show which position is on. */
    ${inForcedColors} {
      background-color: SelectedItem;
      color: SelectedItemText;
      forced-color-adjust: none;
    }
  }
`;

const Hint = styled.p`
  ${type('small')}
  color: ${color('inkSoft')};
`;
