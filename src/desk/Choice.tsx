import { styled } from 'styled-components';
import { color, motion, size, space, type } from '../theme/read';

interface ChoiceProps<Value extends string> {
  readonly words: Readonly<Record<Value | 'label', string>>;
  readonly values: readonly Value[];
  readonly value: Value;
  readonly onChoose: (value: Value) => void;
}

/** A few buttons, of which one is pressed. */
export function Choice<Value extends string>({
  words,
  values,
  value,
  onChoose,
}: ChoiceProps<Value>) {
  return (
    <Group role="group" aria-label={words.label}>
      {values.map((each) => (
        <ChoiceButton
          key={each}
          type="button"
          aria-pressed={each === value}
          onClick={() => onChoose(each)}
        >
          {words[each]}
        </ChoiceButton>
      ))}
    </Group>
  );
}

const Group = styled.div`
  display: flex;
`;

const ChoiceButton = styled.button`
  ${type('label')}
  min-height: ${size('target')};
  padding-inline: ${space('m')};
  border-bottom: 4px solid ${color('line')};
  color: ${color('inkSoft')};
  ${motion('respond')}

  &[aria-pressed='true'] {
    border-color: ${color('signal')};
    color: ${color('ink')};
  }

  &:hover {
    color: ${color('accent')};
  }
`;
