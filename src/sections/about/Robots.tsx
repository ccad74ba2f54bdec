import { styled } from 'styled-components';
import type { AboutContent } from '../../../content/types/about';
import { ArrowLink } from '../../components/ArrowLink';
import { Band } from '../../components/Band';
import { DrawnWords } from '../../components/DrawnWords';
import { Heading } from '../../components/Heading';
import { Lede, Paragraph } from '../../components/InlineText';
import { Picture } from '../../components/Picture';
import { ContentLink } from '../../components/TextLink';
import { spotlight } from '../../theme/pattern';
import { media, notInForcedColors, notPrinted } from '../../theme/media';
import { color, from, layer, motion, space, stacked, type, wrapped } from '../../theme/read';
import { Section } from '../Section';

/** What we have built, side by side, the newest first. A robot that is pointed at stands in the light. */
export function Robots({ title, text, cards, note }: AboutContent['robots']) {
  return (
    <Band surface="night">
      <Fleet title={title}>
        <Lede text={text} />
        <LineUp>
          {cards.map(({ year, title: name, text: facts, picture, code, link }) => (
            <Robot key={name}>
              <Floor>
                <Year data-words={year} />
                {picture && <Picture {...picture} sizes={`${media.full} 36rem, 92vw`} />}
              </Floor>
              <Words>
                <Heading level={3} size="title">
                  {name}
                </Heading>
                <p>{facts}</p>
                <Links>
                  <More {...link} />
                  {code && <ContentLink {...code} />}
                </Links>
              </Words>
            </Robot>
          ))}
        </LineUp>
        {note && <Note text={note} />}
      </Fleet>
    </Band>
  );
}

const Fleet = styled(Section)`
  row-gap: ${space('m')};
`;

const Note = styled(Paragraph)`
  ${type('small')}
  padding-top: ${space('l')};
  color: ${color('inkSoft')};
`;

/** Below the words, to which the highest robot would reach. */
const LineUp = styled.ul`
  display: grid;
  gap: ${space('xxl')} ${space('xl')};
  padding-top: ${space('l')};

  ${from('full')} {
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;
  }
`;

const Robot = styled.li`
  display: grid;
  grid-template-rows: auto 1fr;
  break-inside: avoid;
`;

/** The robot in front of its year. The originals have margins. */
const Floor = styled.div`
  position: relative;
  isolation: isolate;
  display: grid;
  justify-items: center;
  container-type: inline-size;

  /* The light from above. */
  &::after {
    content: '';
    position: absolute;
    inset: -12% 0 8%;
    z-index: ${layer('below')};
    background: ${spotlight};
    opacity: 0;
    pointer-events: none;
    ${motion('respond')}
  }

  li:is(:hover, :focus-within) > &::after {
    opacity: 1;
  }

  & > picture {
    width: 100%;
    max-width: 34rem;
    margin-block: -6% -8%;
  }

  ${notPrinted}
`;

const Year = styled(DrawnWords)`
  position: absolute;
  top: 2rem;
  top: 12cqi;
  z-index: ${layer('below')};
  color: ${color('line')};
  font-size: 8rem;
  font-size: 50cqi;
  ${motion('respond')}

  li:is(:hover, :focus-within) & {
    color: ${color('signal')};
  }

  ${notInForcedColors}
`;

const Words = styled.div`
  ${stacked('s')}
  grid-template-rows: auto 1fr auto;
  padding-top: ${space('m')};
  border-top: 2px solid ${color('signal')};
`;

const Links = styled.div`
  ${wrapped('s', 'l')}
  align-items: center;
  /* A line of text, beside a link to code or not. */
  min-height: calc(1.65em + ${space('xs')});
  padding-top: ${space('xs')};
`;

const More = styled(ArrowLink)`
  ${type('label')}
  display: inline-flex;
  align-items: center;
  gap: ${space('xs')};

  & > svg {
    color: ${color('accent')};
  }
`;
