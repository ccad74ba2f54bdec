import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { localDatabase } from '../news/databaseSettings';
import { readDeskData } from '../news/deskData';
import type { DeskData } from '../news/deskData';
import { GlobalStyle } from '../theme/GlobalStyle';
import { connectDatabase } from './connectDatabase';
import { DeskApp } from './DeskApp';

/*
 * The script of the desk's page. The page comes empty, so nothing is hydrated.
 */

/** The settings in the page; that of the development server has none. */
function deskData(): DeskData {
  const given = process.env.DESK;
  const { emulatorHost } = localDatabase;
  return (
    readDeskData(document) ??
    (given ? (JSON.parse(given) as DeskData) : { database: localDatabase, authHost: emulatorHost })
  );
}

const root = document.getElementById('desk');
if (!root) throw new Error('The page has lost its #desk.');
const data = deskData();
createRoot(root).render(
  <StrictMode>
    <DeskApp
      globalStyle={<GlobalStyle />}
      database={connectDatabase(data)}
      people={data.people ?? []}
    />
  </StrictMode>,
);
