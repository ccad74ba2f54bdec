import { styled } from 'styled-components';
import type { Link, TextSection } from '../../content/types/basics';
import { Button } from '../components/Button';
import { Emblem } from '../components/Emblem';
import type { EmblemName } from '../components/Emblem';
import { Heading } from '../components/Heading';
import { InlineText, Paragraphs } from '../components/InlineText';
import { columnsInFull } from '../theme/columns';
import { notPrinted } from '../theme/media';
import { from, size, space, stacked, type } from '../theme/read';

interface CallToActionProps extends TextSection {
  readonly link: Link;
  /** What breaks the upper edge. */
  readonly emblem?: EmblemName;
}

/** The end of a page: one thing to do next, on a rust ground. */
export function CallToAction({ title, paragraphs, link, emblem = 'hornet' }: CallToActionProps) {
  return (
    <Call data-bleed data-surface="rust">
      <Heading level={2} size="display">
        <InlineText text={title} />
      </Heading>
      <Reason>
        <Paragraphs texts={paragraphs} />
        <Button link={link} />
      </Reason>
      <Crown>
        <Emblem name={emblem} />
      </Crown>
    </Call>
  );
}

const Call = styled.section`
  position: relative;
  ${stacked('l')}
  padding: calc(${space('section')} / 2) ${size('margin')};

  /* Not as loud as the title of the page that it ends. */
  & > h2 {
    font-size: clamp(3.25rem, 2rem + 4.6vw, 6.25rem);
    line-height: 0.92;
  }

  /* In narrower windows, the columns are too narrow for words of this size. */
  ${columnsInFull}
  ${from('full')} {
    align-items: center;

    & > h2 {
      font-size: clamp(3.25rem, 1.45rem + 4.1vw, 5.1rem);
    }
  }

  ${notPrinted}
`;

const Reason = styled.div`
  ${type('lede')}
  ${stacked('l')}
  max-width: ${size('measure')};

  & > p {
    text-wrap: balance;
  }
`;

/** Over the edge: by less where its words would lie below it. */
const Crown = styled.div`
  position: absolute;
  right: ${size('margin')};
  top: 0;
  font-size: clamp(6.5rem, 15vw, 13rem);
  pointer-events: none;
  transform: translateY(-72%);

  ${from('full')} {
    transform: translateY(-58%);
  }
`;
