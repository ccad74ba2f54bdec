import { diffWordsWithSpace } from 'diff';
import type { Change } from 'diff';
import { useMemo } from 'react';
import { styled } from 'styled-components';
import { desk } from '../../content/desk';
import { color, from, space, stacked, type } from '../theme/read';
import type { NewsText } from './records';
import { inTulsa } from './tulsaTime';

interface Side {
  readonly label: string;
  readonly text: NewsText;
}

/** Two texts beside each other, with the words that only one of them has marked in it. */
export function Comparison({ one, other }: { readonly one: Side; readonly other: Side }) {
  const parts = useMemo(
    () => diffWordsWithSpace(shown(one.text), shown(other.text), { timeout: 2000 }),
    [one.text, other.text],
  );
  return (
    <Sides>
      {[one, other].map(({ label, text }, side) => (
        <Column key={side} aria-label={label}>
          <Label>{label}</Label>
          <Words>
            {parts ? parts.map((part, index) => mark(part, side === 1, index)) : shown(text)}
          </Words>
        </Column>
      ))}
    </Sides>
  );
}

function mark({ value, added, removed }: Change, isOther: boolean, key: number) {
  if (isOther ? removed : added) return null;
  if (!added && !removed) return value;
  return isOther ? <ins key={key}>{value}</ins> : <del key={key}>{value}</del>;
}

function shown({ title, date, content }: NewsText): string {
  const day = date ? inTulsa(date) : desk.list.undated;
  return `${title}\n${day}\n\n${content}`;
}

const Sides = styled.div`
  ${stacked('m')}

  ${from('wide')} {
    grid-template-columns: 1fr 1fr;
  }
`;

const Column = styled.section`
  ${stacked('xs')}
  align-content: start;
`;

const Label = styled.h2`
  ${type('label')}
`;

const Words = styled.div`
  ${type('small')}
  max-height: 50vh;
  padding: ${space('m')};
  overflow: auto;
  background-color: ${color('raised')};
  overflow-wrap: anywhere;
  white-space: pre-wrap;

  & > :is(del, ins) {
    background-color: ${color('signal')};
    color: ${color('onSignal')};
  }
`;
