import { styled } from 'styled-components';
import type { CrescendoContent } from '../../../content/contentTypes';
import { Heading } from '../../components/Heading';
import { Picture } from '../../components/Picture';
import { media } from '../../theme/media';
import { color, from, space, type } from '../../theme/read';

/** Our robot and its four facts. */
export function Robot({ title, picture, facts }: CrescendoContent['robot']) {
  return (
    <Portrait>
      <Figure>
        <Picture {...picture} sizes={`${media.wide} min(46rem, 58vw), 92vw`} />
      </Figure>
      <Sheet>
        <Heading level={2}>{title}</Heading>
        <Facts>
          {facts.map(({ label, value }) => (
            <Fact key={label}>
              <Label>{label}</Label>
              <Value>{value}</Value>
            </Fact>
          ))}
        </Facts>
      </Sheet>
    </Portrait>
  );
}

const Portrait = styled.section`
  display: grid;
  gap: ${space('xl')};

  ${from('wide')} {
    grid-template-columns: 7fr 5fr;
    align-items: center;
    column-gap: ${space('xxl')};
  }
`;

const Figure = styled.div`
  min-width: 0;
`;

const Sheet = styled.div`
  display: grid;
  gap: ${space('xl')};
`;

const Facts = styled.dl`
  display: grid;
  border-top: 2px solid ${color('ink')};
`;

const Fact = styled.div`
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
  text-transform: none;
`;
