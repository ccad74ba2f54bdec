import { randomUUID } from 'node:crypto';
import { localDatabase } from '../../news/databaseSettings';
import { asObject, invalid, parseJson } from '../database/googleError';
import type { JsonObject } from '../database/googleError';
import { localPeople } from './people';
import type { Person } from './people';
import { makeToken, readToken } from './token';

/** A mail that nobody gets: it is printed, and listed for the desk to show. */
interface Mail {
  readonly email: string;
  readonly requestType: 'PASSWORD_RESET' | 'VERIFY_EMAIL';
  readonly oobCode: string;
  readonly oobLink: string;
}

/** The people of one machine, and what signs them in. */
export interface SignIn {
  readonly people: Person[];
  /** How long a token lasts, in seconds; tests shorten it. */
  tokenSeconds: number;
  /** Called with every mail. */
  onMail: (mail: Mail) => void;
  /** Returns whether an address is one of sign-in. */
  isAt(url: URL): boolean;
  /** Answers a request: JSON, or a page for whoever follows the link in a mail. Throws INVALID_ARGUMENT. */
  answer(request: {
    readonly url: URL;
    readonly host: string;
    readonly body: string;
  }): object | string;
}

const { projectId } = localDatabase;

/**
 * Creates a stand-in for Firebase's sign-in: the part of the Auth emulator's REST that the desk uses. It answers
 * like a project that protects addresses from being guessed.
 */
export function createSignIn(people = localPeople()): SignIn {
  const mails: Mail[] = [];

  function find(is: (person: Person) => boolean, error: string): Person {
    const person = people.find(is);
    if (!person) throw invalid(error);
    if (person.isDisabled) throw invalid('USER_DISABLED');
    return person;
  }

  function tokensOf({ uid, email, isVerified, endings }: Person) {
    const now = Math.floor(Date.now() / 1000);
    const expiresIn = signIn.tokenSeconds;
    const idToken = makeToken(projectId, {
      user_id: uid,
      email,
      email_verified: isVerified,
      auth_time: now,
      exp: now + expiresIn,
    });
    // The refresh token is good for the next start, too: whoever is at work stays signed in.
    return { idToken, refreshToken: `${uid}.${endings}`, expiresIn: String(expiresIn) };
  }

  function ownerOf(idToken: unknown): Person {
    const { user_id: owner } = readToken(String(idToken));
    return find(({ uid }) => uid === owner, 'USER_NOT_FOUND');
  }

  function send(requestType: Mail['requestType'], email: string, host: string): void {
    const oobCode = randomUUID();
    const mode = requestType === 'VERIFY_EMAIL' ? 'verifyEmail' : 'resetPassword';
    const oobLink = `http://${host}/emulator/action?mode=${mode}&oobCode=${oobCode}`;
    const mail = { email, requestType, oobCode, oobLink };
    mails.push(mail);
    signIn.onMail(mail);
  }

  const methods: Readonly<Record<string, (body: JsonObject, host: string) => object>> = {
    'accounts:signInWithPassword'({ email, password }) {
      const wrong = 'INVALID_LOGIN_CREDENTIALS';
      const person = find((it) => it.email === String(email).toLowerCase(), wrong);
      if (person.password !== password) throw invalid(wrong);
      return { localId: person.uid, email: person.email, registered: true, ...tokensOf(person) };
    },

    'accounts:lookup'({ idToken }) {
      const { uid, email, isVerified } = ownerOf(idToken);
      const providerUserInfo = [
        { providerId: 'password', email, federatedId: email, rawId: email },
      ];
      return { users: [{ localId: uid, email, emailVerified: isVerified, providerUserInfo }] };
    },

    'accounts:sendOobCode'({ requestType, email, idToken }, host) {
      if (requestType === 'VERIFY_EMAIL') {
        const owner = ownerOf(idToken);
        send(requestType, owner.email, host);
        return { email: owner.email };
      }
      if (requestType !== 'PASSWORD_RESET') throw invalid('INVALID_REQ_TYPE');
      if (people.some((person) => person.email === email)) send(requestType, String(email), host);
      return { email };
    },
  };

  function refresh(form: URLSearchParams): object {
    const [uid, endings] = form.get('refresh_token')?.split('.') ?? [];
    const person = find((it) => it.uid === uid, 'INVALID_REFRESH_TOKEN');
    if (Number(endings) !== person.endings) throw invalid('TOKEN_EXPIRED');
    const { idToken, refreshToken, expiresIn } = tokensOf(person);
    return {
      access_token: idToken,
      id_token: idToken,
      refresh_token: refreshToken,
      expires_in: expiresIn,
      token_type: 'Bearer',
      user_id: person.uid,
      project_id: projectId,
    };
  }

  /** Follows the link in a mail. */
  function act(query: URLSearchParams, form: URLSearchParams): string {
    const mail = mails.find(({ oobCode }) => oobCode === query.get('oobCode'));
    if (!mail) return page('This link was used already, or the command was started anew.');
    const person = people.find(({ email }) => email === mail.email)!;
    const password = form.get('password');
    if (mail.requestType === 'PASSWORD_RESET') {
      if (!password) return page(PASSWORD_FORM);
      person.password = password;
      // As with Firebase, every session ends.
      person.endings += 1;
    }
    // Who can read the mail has the address.
    person.isVerified = true;
    mails.splice(mails.indexOf(mail), 1);
    return page(`Done for ${person.email}. Go back to the desk.`);
  }

  const signIn: SignIn = {
    people,
    tokenSeconds: 3600,
    onMail: () => undefined,
    isAt: ({ pathname }) => /^\/(identitytoolkit|securetoken|emulator)\b/.test(pathname),
    answer({ url, host, body }) {
      const { pathname, searchParams } = url;
      if (pathname === '/emulator/action') return act(searchParams, new URLSearchParams(body));
      if (/^\/emulator\/v1\/projects\/[^/]+\/oobCodes$/.test(pathname)) return { oobCodes: mails };
      if (pathname === '/securetoken.googleapis.com/v1/token')
        return refresh(new URLSearchParams(body));
      const [, called = ''] = /^\/identitytoolkit\.googleapis\.com\/v1\/(.+)$/.exec(pathname) ?? [];
      const method = methods[called];
      if (!method) throw invalid(`The stand-in for sign-in does not know ${pathname}.`);
      return method(asObject(parseJson(body, 'The body'), 'The body'), host);
    },
  };
  return signIn;
}

const PASSWORD_FORM = `<form method="post"><label>New password <input name="password" required minlength="6"></label> <button>Set it</button></form>`;

const page = (content: string) =>
  `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Sign-in on this machine</title><p>${content}</p></html>`;
