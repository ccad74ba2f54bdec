import { useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { Route, Router, Switch } from 'wouter';
import { desk } from '../../content/desk';
import { Button } from '../components/Button';
import { ErrorBoundary } from '../components/ErrorBoundary';
import { Heading } from '../components/Heading';
import { PageHead } from '../components/PageHead';
import { Skeleton } from '../components/Skeleton';
import { useExternalStore } from '../lib/externalStore';
import type { LocalPerson } from '../news/deskData';
import { SiteTheme } from '../theme/SiteTheme';
import { Account, accountTitle } from './Account';
import { ArticlesPage } from './ArticlesPage';
import { ClockNote } from './ClockNote';
import type { DeskDatabase } from './deskDatabase';
import { DeskFrame } from './DeskFrame';
import { Dialog } from './Dialog';
import { HelpPage } from './HelpPage';
import { HistoryPage } from './HistoryPage';
import { PictureGallery } from './PictureGallery';
import { createSession } from './session';
import type { Member } from './session';
import { askBeforeLeaving, hasUnsaved } from './unsaved';
import { WritePage } from './WritePage';

interface DeskAppProps {
  readonly globalStyle?: ReactNode;
  readonly database: DeskDatabase;
  /** Who can sign in on this machine. */
  readonly people: readonly LocalPerson[];
}

/** The News desk: its pages for editors and writers, and for everybody else what stands in their way. */
export function DeskApp({ globalStyle, database, people }: DeskAppProps) {
  return (
    <SiteTheme globalStyle={globalStyle}>
      <PageHead {...desk.head} isUnlisted />
      <ErrorBoundary message={desk.failed}>
        <Router aroundNav={askBeforeLeaving}>
          <Desk database={database} people={people} />
        </Router>
      </ErrorBoundary>
    </SiteTheme>
  );
}

function Desk({ database, people }: DeskAppProps) {
  const session = useMemo(() => createSession(database, desk.nameless), [database]);
  const shown = useExternalStore(session);
  // Whoever was a member keeps what is on the screen, whatever becomes of the session.
  const [member, setMember] = useState<Member>();
  if (shown.status === 'member' && shown.member !== member) setMember(shown.member);

  async function signOut() {
    await database.signOut();
    setMember(undefined);
  }

  if (!member) {
    return (
      <DeskFrame>
        {shown.status === 'loading' || shown.status === 'member' ? (
          <Skeleton kind="text" label={desk.loading} />
        ) : (
          <>
            <Heading level={1} size="title" isStriped>
              {accountTitle(shown, false)}
            </Heading>
            <Account database={database} session={session} shown={shown} people={people} />
          </>
        )}
      </DeskFrame>
    );
  }
  const given = { database, session, member };
  return (
    <DeskFrame member={member} onSignOut={() => askBeforeLeaving(() => void signOut())}>
      <ClockNote />
      {/* Whoever else signs in goes on with nothing of what was typed here: it is kept for who typed it. */}
      <Switch key={member.uid}>
        <Route path="/desk">
          <ArticlesPage {...given} />
        </Route>
        <Route path="/desk/help">
          <HelpPage />
        </Route>
        {member.role === 'editor' && (
          <Route path="/desk/pictures">
            <Heading level={1} size="title" isStriped>
              {desk.pictures.title}
            </Heading>
            <PictureGallery {...given} />
          </Route>
        )}
        <Route path="/desk/write/:id/history">
          {({ id }) => <HistoryPage {...given} id={decodeURIComponent(id)} />}
        </Route>
        <Route path="/desk/write/:id?">
          {({ id }) => <WritePage {...given} id={id && decodeURIComponent(id)} />}
        </Route>
        <Route>
          <Heading level={1} size="title">
            {desk.missingPage.title}
          </Heading>
          <p>{desk.missingPage.text}</p>
          <Button link={{ label: desk.missingPage.action, to: '/desk' }} />
        </Route>
      </Switch>
      {shown.status !== 'member' && shown.status !== 'loading' && (
        <Dialog title={accountTitle(shown, true)}>
          {shown.status === 'signedOut' && (
            <p>
              {desk.signIn.againText}
              {hasUnsaved() && <span> {desk.stillHere}</span>}
            </p>
          )}
          <Account database={database} session={session} shown={shown} people={people} />
        </Dialog>
      )}
    </DeskFrame>
  );
}
