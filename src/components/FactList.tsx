import { styled } from 'styled-components';
import type { Fact } from '../../content/types/season';
import { color, space, stacked, type } from '../theme/read';

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
  ${stacked('xxs')}
  padding-block: ${space('m')};
  border-bottom: 1px solid ${color('line')};
`;

const Label = styled.dt`
  ${type('label')}
  /* Over the ground that forced colors put behind the value's letters, which is taller than its line. */
  position: relative;
  color: ${color('inkSoft')};
`;

const Value = styled.dd`
  ${type('heading')}
  font-size: clamp(1.875rem, 1.55rem + 1.5vw, 2.75rem);
  line-height: 1.12;
`;
