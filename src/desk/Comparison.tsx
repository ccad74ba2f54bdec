import { diffWordsWithSpace } from 'diff';
import { useMemo } from 'react';
import { styled } from 'styled-components';
import { desk } from '../../content/desk';
import { team } from '../../content/team';
import { longDateTime } from '../lib/dates';
import { color, from, space, type } from '../theme/read';
import type { NewsText } from './records';

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
      <Column aria-label={one.label}>
        <Label>{one.label}</Label>
        <Words>
          {parts
            ? parts.map(
                ({ value, added, removed }, index) =>
                  !added && (removed ? <del key={index}>{value}</del> : value),
              )
            : shown(one.text)}
        </Words>
      </Column>
      <Column aria-label={other.label}>
        <Label>{other.label}</Label>
        <Words>
          {parts
            ? parts.map(
                ({ value, added, removed }, index) =>
                  !removed && (added ? <ins key={index}>{value}</ins> : value),
              )
            : shown(other.text)}
        </Words>
      </Column>
    </Sides>
  );
}

function shown({ title, date, content }: NewsText): string {
  const day = date ? longDateTime(date, team.timeZone) : desk.list.undated;
  return `${title}\n${day}\n\n${content}`;
}

const Sides = styled.div`
  display: grid;
  gap: ${space('m')};

  ${from('wide')} {
    grid-template-columns: 1fr 1fr;
  }
`;

const Column = styled.section`
  display: grid;
  gap: ${space('xs')};
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
