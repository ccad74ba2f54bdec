import { useCallback, useState } from 'react';
import { styled } from 'styled-components';
import { navigate } from 'wouter/use-browser-location';
import { desk } from '../../content/desk';
import { Heading } from '../components/Heading';
import { Skeleton } from '../components/Skeleton';
import { TextLink } from '../components/TextLink';
import { color, space, stacked } from '../theme/read';
import { formOf } from './articleForm';
import { listVersions, openArticle, textOf } from './articles';
import type { DeskArticle, Version } from './articles';
import { Comparison } from './Comparison';
import { Confirm } from './Dialog';
import { copyPath, writePath } from './deskPaths';
import { beginWriting, keepCopy, setAside } from './deviceCopies';
import { Message, PlainButton, PlainChoices, TroubleMessage } from './Message';
import type { DeskPageProps } from './session';
import { inTulsa } from './tulsaTime';
import { useAnswer } from './useAnswer';

/** Every version that was published, each compared with what stands there now, and brought back by a press. */
export function HistoryPage({
  database,
  session,
  member,
  id,
}: DeskPageProps & { readonly id: string }) {
  const words = desk.history;
  const ask = useCallback(
    () => Promise.all([openArticle(database, id), listVersions(database, id)]),
    [database, id],
  );
  const [answer, again] = useAnswer(ask, session);
  const [shown, setShown] = useState<Version>();
  const [wanted, setWanted] = useState<Version>();

  /**
   * Puts a version into the fields, as if it had been typed there: it is live once it is published. What was typed
   * before can be put back.
   */
  async function bringBack(opened: DeskArticle, version: Version) {
    setWanted(undefined);
    const { key, replaced } = setAside(await beginWriting(member.uid, id));
    const form = formOf(id, version);
    await keepCopy(member.uid, { key, form, opened, replaced, at: Date.now() });
    navigate(copyPath(writePath(id), key));
  }

  return (
    <>
      <p>
        <TextLink to={writePath(id)}>{words.back}</TextLink>
      </p>
      <Heading level={1} size="heading">
        {words.title}
      </Heading>
      {answer.status === 'waiting' && <Skeleton kind="text" label={desk.loading} />}
      {answer.status === 'failed' && <TroubleMessage trouble={answer.trouble} onRetry={again} />}
      {answer.status === 'here' && answer.value[1].length === 0 && (
        <Message role="note" text={words.empty} />
      )}
      {answer.status === 'here' && (
        <Versions>
          {answer.value[1].map((version) => (
            <li key={version.number}>
              <p>
                <b>{words.deeds[version.what]}</b> {words.by(version.name, inTulsa(version.at))}
              </p>
              <PlainChoices>
                <PlainButton
                  aria-expanded={shown === version}
                  onClick={() => setShown(shown === version ? undefined : version)}
                >
                  {words.compare}
                </PlainButton>
                {member.role === 'editor' && (
                  <PlainButton onClick={() => setWanted(version)}>{words.bringBack}</PlainButton>
                )}
              </PlainChoices>
              {shown === version && (
                <Comparison
                  one={{ label: words.then, text: version }}
                  other={{ label: words.now, text: textOf(answer.value[0]) }}
                />
              )}
            </li>
          ))}
        </Versions>
      )}
      {wanted && answer.status === 'here' && (
        <Confirm
          title={words.confirm.title}
          action={words.confirm.action}
          onCancel={() => setWanted(undefined)}
          onConfirm={() => void bringBack(answer.value[0], wanted)}
        >
          <p>{words.confirm.text}</p>
        </Confirm>
      )}
    </>
  );
}

const Versions = styled.ol`
  display: grid;

  & > li {
    ${stacked('xs')}
    padding-block: ${space('m')};
    border-bottom: 1px solid ${color('line')};
  }
`;
