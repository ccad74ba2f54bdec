import type { RefObject } from 'react';
import { styled } from 'styled-components';
import { desk } from '../../content/desk';
import { from, stacked, wrapped } from '../theme/read';
import { CheckList } from './CheckList';
import { Field, Input, TextField } from './Field';
import { PlainButton } from './Message';
import type { WantedPicture } from './PictureDialog';
import { TextEditor, applyEdit } from './TextEditor';
import { edit } from './tools';
import { tulsaTime } from './tulsaTime';
import type { OpenWriting } from './useWriting';

interface ArticleFieldsProps {
  readonly isHidden: boolean;
  readonly writing: OpenWriting;
  /** Whether the address may still change. */
  readonly isMovable: boolean;
  readonly area: RefObject<HTMLTextAreaElement | null>;
  /** Called when pictures are wanted. */
  readonly onPicture: (wanted: readonly WantedPicture[]) => void;
}

/** What an editor fills in, and below it what the site would show otherwise than meant. */
export function ArticleFields(props: ArticleFieldsProps) {
  const { isHidden, writing, isMovable, area, onPicture } = props;
  const { form, problems, findings, change } = writing;
  const words = desk.write;
  return (
    <Fields hidden={isHidden}>
      <TextField
        label={words.title.label}
        problem={problems.title}
        value={form.title}
        onType={(title) => change({ title })}
      />
      <Pair>
        <Field label={words.date.label} hint={words.date.hint} problem={problems.time}>
          {(control) => (
            <Dated>
              <Input
                {...control}
                type="datetime-local"
                value={form.time}
                onChange={({ target }) => change({ time: target.value })}
              />
              {isMovable && (
                <PlainButton onClick={() => change({ time: tulsaTime(Date.now()) })}>
                  {words.date.now}
                </PlainButton>
              )}
            </Dated>
          )}
        </Field>
        <TextField
          label={words.address.label}
          hint={isMovable ? words.address.hint : words.address.fixed}
          problem={problems.address}
          isAddress
          value={form.address}
          readOnly={!isMovable}
          onType={(address) => change({ address })}
        />
      </Pair>
      <Field label={words.text.label} problem={problems.content}>
        {(control) => (
          <TextEditor
            {...control}
            value={form.content}
            onType={(content) => change({ content })}
            area={area}
            onPicture={onPicture}
          />
        )}
      </Field>
      <CheckList
        findings={findings}
        onShow={({ start, end }) => {
          area.current?.focus();
          area.current?.setSelectionRange(start, end);
        }}
        onMend={({ start, end, fix = '' }) =>
          area.current && applyEdit(area.current, edit(start, end, fix, 0, fix.length))
        }
      />
    </Fields>
  );
}

const Fields = styled.div`
  ${stacked('l')}
  align-content: start;
`;

const Pair = styled.div`
  ${stacked('l')}

  ${from('wide')} {
    grid-template-columns: 1fr 1fr;
  }
`;

/** The button goes below a field that has no room for the whole date beside it. */
const Dated = styled.div`
  ${wrapped('none', 'm')}

  & > input {
    flex: 1 17rem;
    width: auto;
  }
`;
