/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { styled } from 'styled-components';
import { clockMotion } from '../../src/theme/clockMotion';
import { crescendoMotion } from '../../src/theme/crescendo';
import { rebuiltMotion } from '../../src/theme/rebuilt';
import { reefscapeMotion } from '../../src/theme/reefscape';
import { recede } from '../../src/theme/seasonGround';
import { SiteTheme } from '../../src/theme/SiteTheme';
import { theme } from '../../src/theme/theme';
import { readStyles } from '../readStyles';

const seasonsMotion = { recede, ...rebuiltMotion, ...reefscapeMotion, ...crescendoMotion };
const ownMotion = { ...clockMotion, burn: clockMotion.burn(0.5) };
const motionAllowed = '(prefers-reduced-motion: no-preference)';

test.each(Object.entries({ ...theme.motion, ...seasonsMotion, ...ownMotion }))(
  '%s moves only where movement is welcome',
  (_name, phrase) => {
    const Moving = styled.p`
      ${phrase}
    `;
    render(
      <SiteTheme>
        <Moving>moving</Moving>
      </SiteTheme>,
    );
    const [, , own = ''] = screen.getByText('moving').className.match(/(\S+) (\S+)/) ?? [];
    const rules = collectRules().filter(({ selector }) => selector.includes(own));
    const moving = rules.filter(({ body }) => /(animation|transition)[a-z-]*:/.test(body));
    expect(moving).not.toEqual([]);
    for (const { selector, medium } of moving) {
      expect(medium).toContain(`@media ${motionAllowed}`);
      expect(selector).toContain(":where(html:not([data-calm='on']))");
    }
  },
);

test.each([
  ['uncover', '--entering', 1],
  ['arrive', '--entering', 1],
  ['recede', '--leaving', 0],
  ['drift', '--passing', 0],
] as const)(
  'before anything tells how far the page is scrolled, %s stands in its place',
  (...it) => {
    const [name, stretch, untold] = it;
    const Moving = styled.p`
      ${seasonsMotion[name]}
    `;
    render(
      <SiteTheme>
        <Moving>scrolled</Moving>
      </SiteTheme>,
    );
    const [, , own = ''] = screen.getByText('scrolled').className.match(/(\S+) (\S+)/) ?? [];
    const bodies = collectRules().filter(({ selector }) => selector.includes(own));
    expect(bodies.map(({ body }) => body).join('')).toContain(
      `animation-delay: calc(var(${stretch}, ${untold}) * -1s)`,
    );
  },
);

/** Every rule that is in force, with the queries around it. */
function collectRules() {
  const rules: { selector: string; body: string; medium: string }[] = [];
  const around: string[] = [];
  for (const [, opening, body, closing] of readStyles().matchAll(
    /(?:([^{};]+)\{([^{}]*(?=\}))?|(\}))/g,
  )) {
    if (closing) around.pop();
    else if (opening && body !== undefined) {
      rules.push({ selector: opening, body, medium: around.join(' ') });
      around.push('');
    } else if (opening) around.push(opening.trim());
  }
  return rules;
}
