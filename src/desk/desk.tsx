import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { GlobalStyle } from '../theme/GlobalStyle';
import { connectDatabase } from './connectDatabase';
import { DeskApp } from './DeskApp';
import { deskSettings } from './deskSettings';

/*
 * The script of the desk's page. The page comes empty, so nothing is hydrated.
 */

const root = document.getElementById('desk');
if (!root) throw new Error('The page has lost its #desk.');
const data = deskSettings();
createRoot(root).render(
  <StrictMode>
    <DeskApp
      globalStyle={<GlobalStyle />}
      database={connectDatabase(data)}
      people={data.people ?? []}
    />
  </StrictMode>,
);
