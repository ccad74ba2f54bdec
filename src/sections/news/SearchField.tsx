import { useId, useRef } from 'react';
import { styled } from 'styled-components';
import type { NewsContent } from '../../../content/types/news';
import { Icon } from '../../components/Icon';
import { useEarlyInput } from '../../lib/hydration';
import { accentedOnHover } from '../../theme/phrases';
import { color, size } from '../../theme/read';
import { LabeledTool } from './LabeledTool';

interface SearchFieldProps {
  readonly words: Pick<NewsContent['search'], 'label' | 'clear'>;
  readonly text: string;
  readonly onType: (text: string) => void;
}

/** The search field of the list. Keeps what is typed before the script has loaded. */
export function SearchField({ words, text, onType }: SearchFieldProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);

  useEarlyInput(() => field.current?.value, text, onType);

  function clear() {
    onType('');
    field.current?.focus();
  }

  return (
    <LabeledTool label={words.label} controlId={id}>
      <Words
        ref={field}
        id={id}
        type="search"
        name="q"
        autoComplete="off"
        enterKeyHint="search"
        value={text}
        onChange={({ target }) => onType(target.value)}
      />
      <span>
        <Icon name="search" />
      </span>
      {text !== '' && (
        <Clear type="button" aria-label={words.clear} onClick={clear}>
          <Icon name="clear" />
        </Clear>
      )}
    </LabeledTool>
  );
}

const Words = styled.input`
  padding: 0 min(3.5rem, 18vw);

  &::-webkit-search-cancel-button {
    display: none;
  }
`;

const Clear = styled.button`
  display: grid;
  place-items: center;
  justify-self: end;
  width: min(${size('target')} + 0.5rem, 18vw);
  height: 100%;
  color: ${color('inkSoft')};
  ${accentedOnHover}

  &:focus-visible {
    outline-offset: -6px;
  }
`;
