/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import { site } from '../../content/site';
import { team } from '../../content/team';
import { SiteFooter } from '../../src/layout/SiteFooter';
import { renderSite } from '../renderSite';

const linksOf = (name: string) =>
  within(screen.getByRole('navigation', { name }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

test('the footer names the team and the year it was founded', () => {
  renderSite(<SiteFooter />);
  const footer = screen.getByRole('contentinfo', { name: site.footer.label });
  expect(footer).toHaveTextContent(team.fullName);
  expect(footer).toHaveTextContent('2003');
  expect(footer).not.toHaveTextContent('2002');
});

test('the e-mail and the address lead to the mail program and a map', () => {
  renderSite(<SiteFooter />);
  const email = screen.getByRole('link', { name: new RegExp(`^${team.email}`) });
  expect(email).toHaveAttribute('href', `mailto:${team.email}`);
  const address = screen.getByRole('link', { name: new RegExp(team.school.street) });
  expect(address).toHaveAttribute('href', team.school.map);
});

test('the sitemap has every page and a link to donate', () => {
  renderSite(<SiteFooter />);
  expect(linksOf(site.footer.sitemap.title)).toEqual([
    ['Home', '/'],
    ['News', '/news'],
    ['Outreach', '/outreach'],
    ['About', '/about'],
    ['Contact', '/contact'],
    ['Sponsors', '/sponsors'],
    ['Donate', team.donateUrl ?? '/donate'],
  ]);
});

test('the external links lead to FIRST, the university, the school and the code', () => {
  renderSite(<SiteFooter />);
  const addresses = linksOf(site.footer.external.title).map(([, address]) => address);
  expect(addresses).toEqual([
    team.first.url,
    team.university.url,
    team.school.url,
    team.accounts.code.url,
  ]);
});
