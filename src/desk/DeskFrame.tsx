import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { desk } from '../../content/desk';
import { Anchor } from '../components/Anchor';
import { HornetMark } from '../components/HornetMark';
import { Main } from '../components/Main';
import { color, motion, size, space, stacked, type, wrapped } from '../theme/read';
import type { Member } from './session';
import { useDroppedFiles } from './useDroppedFiles';

interface DeskFrameProps {
  readonly member?: Member;
  readonly onSignOut?: () => void;
  readonly children: ReactNode;
}

/** What is around every page of the desk: a bar with the way to the list and to help, and who is signed in. */
export function DeskFrame({ member, onSignOut, children }: DeskFrameProps) {
  useDroppedFiles();
  return (
    <>
      <Bar data-surface="night">
        <Name to="/desk">
          <HornetMark />
          <span>{desk.title}</span>
        </Name>
        {member && (
          <Links aria-label={desk.menu.label}>
            {member.role === 'editor' && <Anchor to="/desk/pictures">{desk.menu.pictures}</Anchor>}
            <Anchor to="/desk/help">{desk.menu.help}</Anchor>
            <button type="button" onClick={onSignOut}>
              {desk.menu.signOut}
            </button>
          </Links>
        )}
      </Bar>
      <Main>
        <Page>{children}</Page>
      </Main>
    </>
  );
}

const Bar = styled.header`
  ${wrapped('none', 'l')}
  align-items: center;
  justify-content: space-between;
  min-height: ${size('header')};
  padding-inline: max(${space('gutter')}, calc(50% - ${size('page')} / 2));
  border-bottom: 1px solid ${color('line')};
`;

const Name = styled(Anchor)`
  ${type('label')}
  display: flex;
  align-items: center;
  gap: ${space('s')};
  min-height: ${size('target')};
  font-size: 1.5rem;
  text-decoration: none;

  & > svg {
    font-size: 2.25rem;
    margin-inline-start: ${size('markInset')};
  }

  &:hover {
    color: ${color('accent')};
  }
`;

const Links = styled.nav`
  display: flex;
  gap: ${space('l')};

  & > * {
    ${type('label')}
    display: inline-flex;
    align-items: center;
    min-height: ${size('target')};
    text-decoration: none;
    ${motion('respond')}
  }

  & > :hover {
    color: ${color('accent')};
  }
`;

/** Closer than the sections of a public page: this is a tool. */
const Page = styled.div`
  ${stacked('l')}

  &&:first-child {
    margin-top: ${space('xl')};
  }
`;
