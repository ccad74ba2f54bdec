import { screen } from '@testing-library/react';
import { rebuilt } from '../../content/seasons/rebuilt';
import { CrescendoPage } from '../../src/pages/CrescendoPage';
import { RebuiltPage } from '../../src/pages/RebuiltPage';
import { ReefscapePage } from '../../src/pages/ReefscapePage';
import { surfaces } from '../../src/theme/surfaces';
import { theme } from '../../src/theme/theme';
import { openSite } from '../renderSite';

test.each([
  ['Rebuilt', RebuiltPage, ['/reefscape', '/crescendo']],
  ['Reefscape', ReefscapePage, ['/rebuilt', '/crescendo']],
  ['Crescendo', CrescendoPage, ['/rebuilt', '/reefscape']],
])('%s has its own way home and leads to the other seasons', async (_name, Page, others) => {
  await openSite(<Page />);
  expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
  const links = screen.getAllByRole('link', { name: /^20\d\d \w+$/ });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(others);
});

test('Rebuilt has four layers in grounds that the theme knows, and a picture in the first alone', async () => {
  const { container } = await openSite(<RebuiltPage />);
  const layers = [...container.querySelectorAll('main > [data-bleed] > [data-surface]')];
  expect(layers.map((layer) => layer.getAttribute('data-surface'))).toEqual(
    rebuilt.layers.map(({ color }) => color),
  );
  expect(layers).toHaveLength(4);
  for (const { color } of rebuilt.layers) {
    expect(Object.keys({ ...surfaces, ...theme.color })).toContain(color);
  }
  expect(layers.map((layer) => layer.querySelectorAll('img').length)).toEqual([1, 0, 0, 0]);
});

test('Reefscape tells about kickoff and where to watch it', async () => {
  await openSite(<ReefscapePage />);
  expect(
    screen.getByText(
      'Kickoff was livestreamed on Twitch. There are YouTube videos available below.',
    ),
  ).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Kickoff Stream' })).toHaveAttribute(
    'href',
    'https://www.youtube.com/@FIRSTRoboticsCompetition',
  );
  expect(screen.getByRole('link', { name: 'Game Reveal' })).toHaveAttribute(
    'href',
    'https://www.youtube.com/watch?v=YWbxcjlY9JY',
  );
});

test('the safety animation leads to the video channel until there is a video', async () => {
  await openSite(<ReefscapePage />);
  expect(
    screen.getByRole('heading', { name: 'Check out our 2025 season safety animation!' }),
  ).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /Our 2025 season safety animation$/ })).toHaveAttribute(
    'href',
    'https://youtube.com/@btwroboticsclub2662',
  );
});

test('Crescendo tells what it was and the four facts of its robot', async () => {
  await openSite(<CrescendoPage />);
  expect(screen.getByRole('heading', { name: 'About' })).toBeInTheDocument();
  expect(screen.getByText('Crescendo was the 2024 challenge for frc.')).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Our Robot' })).toBeInTheDocument();
  const facts = screen.getAllByRole('term').map((label) => {
    return [label.textContent, label.nextElementSibling?.textContent];
  });
  expect(facts).toEqual([
    ['Name', 'Java the Hutt'],
    ['Weight', '91 lbs'],
    ['Drive system', 'Swerve'],
    ['Size without bumpers', '22x22x25 inches'],
  ]);
});
