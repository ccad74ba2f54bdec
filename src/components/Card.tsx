import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import type { Link, Picture } from '../../content/contentTypes';
import { color, from, layer, motion, shape, space, type } from '../theme/read';
import { Anchor } from './Anchor';
import { CardWindow } from './CardWindow';
import { Heading } from './Heading';
import { Icon } from './Icon';
import { Letters } from './Letters';
import { VisuallyHidden } from './VisuallyHidden';

interface CardProps {
  readonly title: string;
  readonly level?: 2 | 3;
  /** A year or a number. With it the picture is a robot cut out, standing in front of it. */
  readonly figure?: string | number;
  readonly picture?: Picture;
  /** The whole card leads where its link leads. */
  readonly link?: Link;
  /** Where there is room, the picture stands beside the words instead of above. */
  readonly isWide?: boolean;
  readonly children?: ReactNode;
}

/** A machined plate with one corner cut. */
export function Card(props: CardProps) {
  const { title, level = 3, figure, picture, link, isWide = false, children } = props;
  return (
    <Plate $isWide={isWide && picture !== undefined}>
      {picture && <CardWindow picture={picture} figure={figure} isWide={isWide} />}
      <Words>
        <Heading level={level} size={isWide ? 'title' : 'heading'}>
          {title}
        </Heading>
        {children}
        {link && (
          <Onward to={link.to}>
            <Letters text={link.label} pace="link" />
            {link.about && <VisuallyHidden> {link.about}</VisuallyHidden>}
            <Icon name="arrow" />
          </Onward>
        )}
      </Words>
    </Plate>
  );
}

const beside = css`
  ${from('wide')} {
    grid-template: auto / 3fr 2fr;
  }
`;

const Plate = styled.article<{ $isWide: boolean }>`
  position: relative;
  isolation: isolate;
  display: grid;
  grid-template-rows: auto 1fr;
  ${({ $isWide }) => $isWide && beside}

  &::before {
    content: '';
    position: absolute;
    inset: 0;
    z-index: ${layer('below')};
    clip-path: ${shape('plate')};
    background-color: ${color('raised')};
  }
`;

const Words = styled.div`
  display: grid;
  grid-template-rows: auto 1fr;
  gap: ${space('s')};
  align-content: center;
  padding: ${space('l')} ${space('l')} ${space('xl')};
`;

/** Its ring goes around the card, because the card is what it makes clickable. */
const Onward = styled(Anchor)`
  ${type('label')}
  display: inline-flex;
  align-items: center;
  gap: ${space('xs')};
  justify-self: start;
  align-self: end;
  margin-top: ${space('xs')};
  text-decoration: none;

  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }

  &:focus-visible {
    outline: none;

    &::after {
      outline: 3px solid ${color('focus')};
      outline-offset: 3px;
    }
  }

  & > svg {
    color: ${color('accent')};
    ${motion('respond')}
  }

  article:hover & > svg {
    transform: translateX(0.3em);
  }
`;
