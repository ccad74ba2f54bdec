import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { PlainLink } from '../../content/contentTypes';
import { space } from '../theme/read';
import { CardLink } from './CardLink';
import { Heading } from './Heading';

interface CardWordsProps {
  readonly title: string;
  readonly level: 2 | 3;
  /** The link of the whole card. */
  readonly link?: PlainLink;
  readonly children: ReactNode;
  readonly className?: string;
}

/** The words of a card: its title, its text, and its link. */
export function CardWords({ title, level, link, children, className }: CardWordsProps) {
  return (
    <Words className={className}>
      <Heading level={level} size="heading">
        {title}
      </Heading>
      {children}
      {link && <CardLink {...link} />}
    </Words>
  );
}

const Words = styled.div`
  display: grid;
  flex-grow: 1;
  grid-template-rows: auto 1fr;
  gap: ${space('s')};
  padding: ${space('card')};
`;
