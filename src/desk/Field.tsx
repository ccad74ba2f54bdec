import { useId } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { color, motion, size, space, stacked, type } from '../theme/read';
import { radius } from '../theme/shape';

interface FieldProps {
  readonly label: string;
  readonly hint?: string | undefined;
  /** What is wrong with the value, in words. */
  readonly problem?: string | undefined;
  /** The control, which takes these props. */
  readonly children: (control: ControlProps) => ReactNode;
}

interface ControlProps {
  readonly id: string;
  readonly 'aria-describedby': string;
  readonly 'aria-invalid': boolean;
}

/** A control of a form with its label, a hint and what is wrong with it. */
export function Field({ label, hint, problem, children }: FieldProps) {
  const id = useId();
  const about = `${id}-about`;
  return (
    <Group>
      <Label htmlFor={id}>{label}</Label>
      {children({ id, 'aria-describedby': about, 'aria-invalid': problem !== undefined })}
      <About id={about}>
        {problem !== undefined && <Problem>{problem}</Problem>}
        {hint !== undefined && <span>{hint}</span>}
      </About>
    </Group>
  );
}

type TextFieldProps = Omit<FieldProps, 'children'> &
  Pick<ComponentProps<'input'>, 'value' | 'inputMode' | 'readOnly' | 'maxLength'> & {
    readonly onType: (text: string) => void;
    /** Not words: spelled as it is typed. */
    readonly isAddress?: boolean;
  };

/** A line of text with its label. */
export function TextField(props: TextFieldProps) {
  const { label, hint, problem, onType, isAddress = false, ...rest } = props;
  return (
    <Field label={label} hint={hint} problem={problem}>
      {(control) => (
        <Input
          {...control}
          {...rest}
          autoComplete="off"
          {...(isAddress && { autoCapitalize: 'none', spellCheck: false })}
          onChange={({ target }) => onType(target.value)}
        />
      )}
    </Field>
  );
}

const Group = styled.div`
  ${stacked('xs')}
  align-content: start;
`;

const Label = styled.label`
  ${type('label')}
  justify-self: start;
`;

const About = styled.div`
  ${type('small')}
  display: grid;
  color: ${color('inkSoft')};

  &:empty {
    display: none;
  }
`;

/** The mark tells it from a hint without color. */
export const Problem = styled.span`
  padding-left: ${space('s')};
  border-left: 4px solid ${color('signal')};
  color: ${color('ink')};
  font-weight: 700;
`;

/** The look of a control into which something is typed. */
export const control = css`
  ${type('body')}
  width: 100%;
  min-height: ${size('target')};
  padding: ${space('xs')} ${space('s')};
  border: 2px solid ${color('edge')};
  border-radius: ${radius.medium};
  background-color: ${color('raised')};
  color: ${color('ink')};
  ${motion('respond')}

  &[aria-invalid='true'] {
    border-color: ${color('accent')};
  }
`;

export const Input = styled.input`
  ${control}
`;
