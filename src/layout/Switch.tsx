import { useId, useRef } from 'react';
import { styled } from 'styled-components';
import type { Choice } from '../../content/contentTypes';
import { useEarlyInput } from '../lib/useEarlyInput';
import {
  color,
  inForcedColors,
  motion,
  radius,
  size,
  space,
  type,
  withoutScript,
  withoutSiteScript,
} from '../theme/read';

interface SwitchProps<Value extends string> {
  /** Distinguishes it from the other switches on the page. */
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly choices: readonly Choice<Value>[];
  readonly chosen: Value;
  readonly onChoose: (choice: Value) => void;
}

/**
 * A switch with a few positions, all of them visible. Hidden without the site's script, which it needs;
 * keeps what is pressed before the script has loaded.
 */
export function Switch<Value extends string>(props: SwitchProps<Value>) {
  const { name, label, hint, choices, chosen, onChoose } = props;
  const hintId = useId();
  const group = useRef<HTMLFieldSetElement>(null);

  // At that time, `chosen` is the prerendered value: the remembered choice is not known yet.
  useEarlyInput(
    () => group.current?.querySelector<HTMLInputElement>(':checked')?.value as Value | undefined,
    chosen,
    onChoose,
  );

  return (
    <Group ref={group} aria-describedby={hint && hintId}>
      <Label>{label}</Label>
      <Positions>
        {choices.map((choice) => (
          <Position key={choice.value}>
            <input
              type="radio"
              name={name}
              autoComplete="off"
              value={choice.value}
              checked={choice.value === chosen}
              onChange={() => onChoose(choice.value)}
            />
            <span>{choice.label}</span>
          </Position>
        ))}
      </Positions>
      {hint && <Hint id={hintId}>{hint}</Hint>}
    </Group>
  );
}

const Group = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  gap: ${space('xs')} ${space('m')};
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
  border-radius: ${radius('medium')};
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
