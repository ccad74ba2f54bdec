import { Children } from 'react';
import type { ReactNode } from 'react';
import type { HeadContent } from '../../content/types/basics';
import { Main } from '../components/Main';
import { PageHead } from '../components/PageHead';
import { BelowWindow } from '../navigation/BelowWindow';
import { Sections } from '../navigation/Sections';

interface PageProps {
  /** Absent where it depends on more than content: then a section says it. */
  readonly head?: HeadContent;
  readonly children: ReactNode;
}

/** How many sections a window may show at first. */
const FIRST_SECTIONS = 2;

/** A page: its head, and its sections in one column. */
export function Page({ head, children }: PageProps) {
  const sections = Children.toArray(children);
  return (
    <>
      {head && <PageHead {...head} />}
      <Main>
        <Sections>{sections.slice(0, FIRST_SECTIONS)}</Sections>
        <BelowWindow>{sections.slice(FIRST_SECTIONS)}</BelowWindow>
      </Main>
    </>
  );
}
