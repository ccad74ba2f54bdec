import { useId, useRef } from 'react';
import { styled } from 'styled-components';
import type { NewsContent } from '../../../content/types/news';
import { Icon } from '../../components/Icon';
import { useEarlyInput } from '../../lib/hydration';
import { FIRST_VIEW } from '../../news/listView';
import type { SortOrder } from '../../news/sortArticles';
import { color } from '../../theme/read';
import { LabeledTool } from './LabeledTool';

interface SortPickerProps {
  readonly words: NewsContent['sort'];
  readonly order: SortOrder;
  readonly onPick: (order: SortOrder) => void;
}

/** The sort order of the list. Keeps what is picked before the script has loaded. */
export function SortPicker({ words, order, onPick }: SortPickerProps) {
  const id = useId();
  const select = useRef<HTMLSelectElement>(null);

  // The order of the prerendered list is not the visitor's choice, whatever the address says.
  useEarlyInput(
    () => {
      const picked = select.current?.value as SortOrder | undefined;
      return picked === FIRST_VIEW.order ? undefined : picked;
    },
    order,
    onPick,
  );

  return (
    <LabeledTool label={words.label} controlId={id}>
      <Orders
        ref={select}
        id={id}
        name="sort"
        autoComplete="off"
        value={order}
        onChange={({ target }) => onPick(target.value as SortOrder)}
      >
        {words.choices.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Orders>
      <Sign>
        <Icon name="open" />
      </Sign>
    </LabeledTool>
  );
}

const Orders = styled.select`
  padding: 0 min(3.25rem, 18vw) 0 min(1.5rem, 7vw);
  cursor: pointer;
  text-overflow: ellipsis;

  & > option {
    background-color: ${color('raised')};
    color: ${color('ink')};
  }
`;

const Sign = styled.span`
  justify-self: end;
`;
