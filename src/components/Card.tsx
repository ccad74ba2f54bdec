import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import type { Link, PictureContent } from '../../content/contentTypes';
import { clippedBackground } from '../theme/clippedBackground';
import { color, from, motion, shape } from '../theme/read';
import { CardLink } from './CardLink';
import { CardPicture } from './CardPicture';
import type { CardLayout } from './CardPicture';
import { CardText } from './CardText';
import { Heading } from './Heading';
import { Honeycomb } from './Honeycomb';

interface CardProps {
  readonly title: string;
  readonly level?: 2 | 3;
  /** A year. If given, the picture is a cutout of a robot, which stands in front of the year. */
  readonly figure?: number;
  readonly picture?: PictureContent;
  /** The link of the whole card. */
  readonly link?: Link;
  /** The arrangement; a row and a lead have no picture. */
  readonly form?: CardLayout;
  readonly children?: ReactNode;
}

/** A machined plate with one corner cut. */
export function Card(props: CardProps) {
  const { title, level = 3, figure, picture, link, form = 'tall', children } = props;
  return (
    <Plate $form={form} data-surface={form === 'lead' ? 'rust' : undefined}>
      {form === 'lead' && <Honeycomb from="left" />}
      {picture && <CardPicture picture={picture} figure={figure} form={form} />}
      <CardText form={form}>
        <Heading level={level} size="heading">
          {title}
        </Heading>
        {children}
        {link && <CardLink {...link} />}
      </CardText>
    </Plate>
  );
}

const plates = {
  tall: undefined,
  wide: css`
    ${from('wide')} {
      display: grid;
      grid-template-columns: 3fr 2fr;
    }
  `,
  third: css`
    ${from('wide')} {
      display: grid;
      grid-template-columns: 1fr 1fr;
    }

    ${from('full')} {
      display: flex;
    }
  `,
  row: undefined,
  lead: css`
    &[data-surface] {
      background: none;
    }

    &::before {
      background-color: ${color('paper')};
    }

    & > svg {
      clip-path: ${shape('plate')};
    }

    /* The white ring shows on this surface, but not around it. */
    & a:focus-visible::after {
      outline-offset: -8px;
    }

    &:has(a:hover) h2 {
      text-decoration: underline;
      text-decoration-thickness: 0.08em;
      text-underline-offset: 0.12em;
    }
  `,
};

/** Not a grid where the picture is on top: sizing grid rows would lay out the picture again and again. */
const Plate = styled.article<{ $form: CardLayout }>`
  ${clippedBackground('plate')}
  display: flex;
  flex-direction: column;
  ${({ $form }) => plates[$form]}

  & :is(h2, h3) {
    ${motion('respond')}
  }

  /* The whole card is the link's target. */
  &:has(a:hover) :is(h2, h3) {
    color: ${color('accent')};
  }
`;
