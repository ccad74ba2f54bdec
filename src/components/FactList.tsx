import { styled } from 'styled-components';
import type { Fact } from '../../content/contentTypes';
import { color, from, space, type } from '../theme/read';

/** A list of facts in large type, each below its label. */
export function FactList({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <Facts>
      {facts.map(({ label, value }, index) => (
        <Row key={index}>
          <Label>{label}</Label>
          <Value>{value}</Value>
        </Row>
      ))}
    </Facts>
  );
}

const Facts = styled.dl`
  display: grid;
  break-inside: avoid;
  border-top: 2px solid ${color('ink')};
`;

const Row = styled.div`
  display: grid;
  gap: ${space('xxs')};
  padding-block: ${space('m')};
  border-bottom: 1px solid ${color('line')};
`;

const Label = styled.dt`
  ${type('label')}
  color: ${color('inkSoft')};
`;

const Value = styled.dd`
  ${type('title')}
  line-height: 1.12;
  text-transform: none;
  /* Two narrow lines of equal length would leave single words. */
  text-wrap: wrap;

  ${from('full')} {
    text-wrap: balance;
  }
`;
