import { useState } from 'react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { NewsContent } from '../../../content/types/news';
import { VisuallyHidden } from '../../components/VisuallyHidden';
import type { ListView } from '../../news/listView';
import { noticeRoom } from '../../theme/phrases';
import { onlyWithScript } from '../../theme/media';
import { color, from, space, stacked, type } from '../../theme/read';
import { SearchField } from './SearchField';
import { SortPicker } from './SortPicker';

interface NewsToolbarProps {
  readonly words: Pick<NewsContent, 'search' | 'sort'>;
  readonly view: ListView;
  /** What was searched for, and how many articles match. */
  readonly query: string;
  readonly found: number;
  /** Whether all the News was searched, and not only the part that has loaded. */
  readonly isAll: boolean;
  readonly notice: ReactNode;
  readonly onChange: (change: Partial<ListView>) => void;
}

/** The tools of the list and what they found. Hidden without JavaScript, which they need. */
export function NewsToolbar(props: NewsToolbarProps) {
  const { words, view, query, found, isAll, notice, onChange } = props;
  const { search, sort } = words;
  const searched = query.trim();
  /** What was done last, where it cannot be seen in the result. */
  const [said, setSaid] = useState('');
  const count = isAll ? search.found : search.foundSoFar;
  const nothing = isAll ? search.nothing : search.nothingSoFar;
  return (
    <Bar role="search">
      <Tools>
        <SearchField
          words={search}
          text={view.query}
          onType={(text) => {
            onChange({ query: text });
            setSaid(text.trim() || !searched ? '' : search.cleared);
          }}
        />
        <SortPicker
          words={sort}
          order={view.order}
          onPick={(order) => {
            onChange({ order });
            setSaid(sort.sorted(sort.choices.find(({ value }) => value === order)!.label));
          }}
        />
      </Tools>
      <Said>
        {notice}
        <Result role="status" data-nothing={searched && found === 0 ? '' : undefined}>
          {searched && <span>{found === 0 ? nothing(searched) : count(found)}</span>}
          {said && <VisuallyHidden>{said}</VisuallyHidden>}
        </Result>
      </Said>
    </Bar>
  );
}

/** No form: the list follows each letter, so there is nothing to submit. */
const Bar = styled.div`
  ${stacked('s')}

  ${onlyWithScript}
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
