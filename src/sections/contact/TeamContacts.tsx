import { styled } from 'styled-components';
import type { ContactContent } from '../../../content/types/contact';
import { Heading } from '../../components/Heading';
import { Paragraph } from '../../components/InlineText';
import { ContentLink } from '../../components/TextLink';
import { from, stacked } from '../../theme/read';
import { Section } from '../Section';

/** Who reads the e-mail: roles, never names. */
export function TeamContacts({ title, roles }: ContactContent['contacts']) {
  return (
    <Section title={title} isBeside>
      <Roles>
        {roles.map((role) => (
          <Role key={role.title}>
            <Heading level={3}>{role.title}</Heading>
            <Paragraph text={role.text} />
            {role.links.map((link) => (
              <address key={link.to}>
                <ContentLink {...link} />
              </address>
            ))}
          </Role>
        ))}
      </Roles>
    </Section>
  );
}

const Roles = styled.ul`
  ${stacked('l')}

  ${from('full')} {
    grid-template-columns: 1fr 1fr;
  }
`;

const Role = styled.li`
  ${stacked('xs')}
  align-content: start;
`;
