import { useState } from 'react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { NewsContent } from '../../../content/types/news';
import { VisuallyHidden } from '../../components/VisuallyHidden';
import { noticeRoom } from '../../theme/phrases';
import { color, from, space, type, withoutControls } from '../../theme/read';

interface NewsToolbarProps {
  readonly words: NewsContent['search'];
  /** What is searched for, and how many articles match. */
  readonly query: string;
  readonly found: number;
  /** Whether all the News was searched, and not only the part that has loaded. */
  readonly isAll: boolean;
  /** What to say of the order that was picked last; undefined once something else was searched for. */
  readonly sorted: string | undefined;
  readonly notice: ReactNode;
  /** Called when the visitor is done with a tool. */
  readonly onDone: () => void;
  readonly children: ReactNode;
}

/** The tools of the list and what they found. Hidden without JavaScript, which they need. */
export function NewsToolbar(props: NewsToolbarProps) {
  const { words, query, found, isAll, sorted, notice, onDone, children } = props;
  const searched = query.trim();
  const [hasSearched, setHasSearched] = useState(false);
  if (searched && !hasSearched) setHasSearched(true);
  const count = isAll ? words.found : words.foundSoFar;
  const nothing = isAll ? words.nothing : words.nothingSoFar;
  return (
    <Bar
      role="search"
      onBlur={onDone}
      onKeyDown={({ key }) => {
        if (key === 'Enter') onDone();
      }}
    >
      <Tools>{children}</Tools>
      <Said>
        {notice}
        <Result role="status" data-nothing={searched && found === 0 ? '' : undefined}>
          {searched && <span>{found === 0 ? nothing(searched) : count(found)}</span>}
          {(sorted || (!searched && hasSearched)) && (
            <VisuallyHidden>{sorted ?? words.cleared}</VisuallyHidden>
          )}
        </Result>
      </Said>
    </Bar>
  );
}

/** No form: the list follows each letter, so there is nothing to submit. */
const Bar = styled.div`
  display: grid;
  gap: ${space('s')};

  ${withoutControls} {
    display: none;
  }
`;

const Tools = styled.div`
  display: grid;
  gap: ${space('m')} ${space('xl')};

  ${from('wide')} {
    grid-template-columns: 1fr 1fr;
  }

  ${from('full')} {
    grid-template-columns: 1fr 22rem;
  }
`;

/** Always keeps its room free, so that the list does not move. */
const Said = styled.div`
  ${noticeRoom}
`;

const Result = styled.p`
  color: ${color('inkSoft')};

  &[data-nothing] {
    ${type('lede')}
    padding-block: ${space('l')};
    color: ${color('ink')};
  }
`;
