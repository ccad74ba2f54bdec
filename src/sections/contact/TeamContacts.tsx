import { styled } from 'styled-components';
import type { ContactContent } from '../../../content/types/contact';
import { Heading } from '../../components/Heading';
import { InlineText } from '../../components/InlineText';
import { ContentLink } from '../../components/TextLink';
import { columns } from '../../theme/columns';
import { from, space } from '../../theme/read';

/** Who reads the e-mail: roles, never names. */
export function TeamContacts({ title, roles }: ContactContent['contacts']) {
  return (
    <Contacts>
      <Heading level={2}>{title}</Heading>
      <Roles>
        {roles.map((role) => (
          <Role key={role.title}>
            <Heading level={3}>{role.title}</Heading>
            <p>
              <InlineText text={role.text} />
            </p>
            {role.links.map((link) => (
              <address key={link.to}>
                <ContentLink {...link} />
              </address>
            ))}
          </Role>
        ))}
      </Roles>
    </Contacts>
  );
}

const Contacts = styled.section`
  display: grid;
  gap: ${space('xl')};
  ${columns}
`;

const Roles = styled.ul`
  display: grid;
  gap: ${space('l')};

  ${from('full')} {
    grid-template-columns: 1fr 1fr;
  }
`;

const Role = styled.li`
  display: grid;
  align-content: start;
  gap: ${space('xs')};
`;
