import type {
  RulesTestContext,
  RulesTestEnvironment,
  TokenOptions,
} from '@firebase/rules-unit-testing';

/** Who comes to the database. All but the visitor are signed in, and all of these but the stranger have a document in `editors`. */
export const users = ['visitor', 'stranger', 'nameless', 'unverified', 'editor'] as const;

export type User = (typeof users)[number];

/** Whose documents in `editors` there are. */
export const listedUsers: readonly User[] = ['nameless', 'unverified', 'editor'];

const tokens: Record<Exclude<User, 'visitor'>, TokenOptions> = {
  stranger: { email: 'stranger@example.org', email_verified: true },
  nameless: {},
  unverified: { email: 'unverified@example.org', email_verified: false },
  editor: { email: 'editor@example.org', email_verified: true },
};

/** The database as a person sees it. A person's user id is their name here. */
export function contextOf(environment: RulesTestEnvironment, user: User): RulesTestContext {
  return user === 'visitor'
    ? environment.unauthenticatedContext()
    : environment.authenticatedContext(user, tokens[user]);
}
