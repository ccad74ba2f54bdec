import { styled } from 'styled-components';
import type { CrescendoContent } from '../../../content/contentTypes';
import { FactList } from '../../components/FactList';
import { Heading } from '../../components/Heading';
import { Picture } from '../../components/Picture';
import { media } from '../../theme/media';
import { from, space } from '../../theme/read';

/** Our robot and its four facts. */
export function Robot({ title, picture, facts }: CrescendoContent['robot']) {
  return (
    <Portrait>
      <Figure>
        <Picture {...picture} sizes={`${media.wide} min(46rem, 58vw), 92vw`} />
      </Figure>
      <Sheet>
        <Heading level={2}>{title}</Heading>
        <FactList facts={facts} />
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
