import type { DeskWords } from './types/desk';
import { team } from './team';

/** The web address of an article, and what may be wrong with it. */
const address = {
  label: 'Web address',
  hint: '/news/… An editor can change it until it is first published; a writer, until it is first saved.',
  fixed: 'Cannot be changed any more.',
  missing: 'Write an address, such as kickoff-2027.',
  form: 'Use letters, digits, hyphens and underscores only, at most 128.',
  reserved: '“index” is the address of the list. Choose another.',
  taken: (id: string) =>
    `There is an article at “${id}” already, perhaps among the deleted. Choose another address.`,
  takenMeanwhile: (id: string, proposed: string) =>
    `This address was taken meanwhile: “${id}” is another article now, and yours was not written. Try again: it will be at “${proposed}”, or choose another web address.`,
};

/** The buttons above the text, and what they put into it. */
const tools = {
  label: 'Format the text',
  heading: 'Heading',
  bold: 'Bold',
  italic: 'Italic',
  link: 'Link',
  list: 'List',
  numbers: 'Numbered list',
  quote: 'Quote',
  table: 'Table',
  picture: 'Picture',
  samples: {
    words: 'words to stress',
    heading: 'Heading',
    item: 'List item',
    quote: 'Quote',
    column: 'Column title',
    cell: 'Cell text',
  },
};

/** The dialog for a link. */
const link = {
  title: 'Add a link',
  words: 'Words to press',
  wordsMissing: 'Write the words that lead there.',
  address: 'Web address',
  addressHint: 'Paste it here: https://…, or a page of this site such as /about.',
  addressMissing: 'Paste or write a whole address, such as https://example.org.',
  action: 'Put it in the text',
};

/** The dialog for pictures, and their removal. */
const pictures = {
  title: 'Add a picture',
  titleAndMore: (count: number) => `Add a picture, then ${count === 1 ? 'one' : count} more`,
  leaveOut: 'Leave this one out',
  leaveOutRest: 'Leave out the rest',
  choose: 'Take or choose a picture',
  useStored: 'Use one we have',
  chooseHint:
    'From this device or its camera. It is made small, and the place and time in it are removed.',
  shows: 'What it shows',
  showsHint: 'For readers who cannot see it. Do not name students.',
  showsMissing: 'Say in a few words what the picture shows.',
  working: 'One moment…',
  action: 'Put it in the text',
  lost: (count: number) =>
    `${picturesOf(count)} could not come along. Add ${count === 1 ? 'it' : 'them'} with the picture button.`,
  problems: {
    tooLarge: 'This file is too large: at most 50 MB. Choose a smaller one.',
    unreadable: 'This browser cannot read that file as a picture. Choose a JPEG, PNG, WebP or GIF.',
  },
  inArticle: 'Pictures of this article',
};

/** What stands out in a text. */
const checks = {
  title: 'What the site would show',
  none: 'Nothing stands out.',
  error: 'Mend this:',
  place: (line: number) => `Line ${line}`,
  mend: 'Mend it',
  keepBreak: 'Keep this break',
  mendAbout: (problem: string) => `: ${problem}`,
};

/** What can be done with an article. */
const actions = {
  label: 'What to do with the article',
  ready: 'Ready to publish',
  notReady: 'Not ready yet',
  sendBack: 'Send back…',
  publish: 'Publish…',
  publishChanges: 'Publish changes…',
  save: 'Save draft',
  saveChanges: 'Save for later',
  takeDown: 'Take down…',
  delete: 'Delete…',
  bringBack: 'Bring back',
  history: 'History',
  working: {
    save: 'Saving…',
    ready: 'Saving…',
    sendBack: 'Sending it back…',
    publish: 'Publishing…',
    takeDown: 'Taking it down…',
    delete: 'Deleting…',
    bringBack: 'Bringing it back…',
  },
};

/** The questions before what others will see. */
const confirm = {
  publish: {
    title: (title: string) => `Publish “${title}”?`,
    text: (address: string, date: string) =>
      `Everybody can read it at ${address} at once. Its date is ${date}, in Tulsa.`,
    action: 'Publish',
  },
  publishChanges: {
    title: (title: string) => `Publish the changes to “${title}”?`,
    text: (address: string, date: string) =>
      `They are at ${address} at once. The date is ${date}, in Tulsa. The history keeps what was there.`,
    action: 'Publish',
  },
  sendBack: {
    title: (title: string) => `Send “${title}” back?`,
    label: 'What is to be done',
    hint: 'One line. Its writer sees it on the article and in the list.',
    missing: 'Write what is to be done.',
    action: 'Send it back',
  },
  takeDown: {
    title: (title: string) => `Take down “${title}”?`,
    text: 'It leaves the site at once, and stays here as it is. Some readers may see it until tomorrow.',
    action: 'Take it down',
  },
  delete: {
    title: (title: string) => `Delete “${title}”?`,
    text: 'It leaves the site and this list. You find it again under “Deleted”, at the end of the list, and can bring it back with its address.',
    action: 'Delete',
  },
};

/** What has been done. */
const done = {
  save: 'The draft is saved. Editors and writers can open it.',
  saveChanges: 'Your changes are saved. The site still shows the old text.',
  ready: 'Ready to publish. The editors find it at the top of their list.',
  sendBack: 'Sent back. Your line stands on the article and in the list.',
  publish: 'Published. It is live:',
  takeDown: 'Taken down. It is not on the site any more.',
  delete: 'Deleted. You find it under “Deleted”, at the end of the list.',
  bringBack: 'It is a draft again. Publish it when it is ready.',
  undo: 'Take it down',
};

/** How an article stands, above its fields. */
const notices = {
  ready: (name: string, when: string) =>
    `Ready to publish: saved by ${name}, ${when}. A writer who saves it again takes that back.`,
  sentBack: (note: string) => `An editor has sent this back: “${note}”`,
  locked: 'Only an editor can change this article. Ask one, if something is to be changed.',
  lockedWords:
    'Only an editor can change this article now. What you wrote is still here: copy it, and give it to an editor.',
  notFromDesk:
    'This article was put on the site without the desk. Once you publish a change, the desk keeps its history, beginning with what is there now.',
  changedOutside:
    'This article was changed without the desk since it was last published here. You see what is on the site now; the history keeps both.',
  removedOutside:
    'This article was taken off the site without the desk. Here is its text as the desk had it.',
  changed: 'These changes wait here. The site shows the article as it was last published.',
  takenDown: 'This article is not on the site. Publish it to bring it back.',
  deleted: 'This article is deleted. Bring it back to change or publish it.',
};

/** Where another was faster. */
const conflict = {
  sentence: {
    changed: (name: string) =>
      `${name} has changed this article since you opened it, so nothing was written. What you wrote is still here.`,
    deleted: (name: string) =>
      `${name} has deleted this article since you opened it, so nothing was written. What you wrote is still here.`,
  },
  own: {
    changed:
      'You have changed this article in another tab of yours, so nothing was written. What you wrote here is still here.',
    deleted:
      'You have deleted this article in another tab of yours, so nothing was written. What you wrote here is still here.',
  },
  somebody: 'Somebody',
  theirs: (name: string) => `${name}’s text`,
  ownText: 'The text of your other tab',
  mine: 'Your text',
  keepMine: 'Go on with mine',
  takeTheirs: 'Take theirs',
  takeOwn: 'Take that of the other tab',
  keepBoth: 'Go on with both',
};

const picturesOf = (count: number) => (count === 1 ? '1 picture' : `${count} pictures`);

/** The words of the News desk. Only editors and writers see them. */
export const desk = {
  head: {
    title: `News desk - ${team.name}`,
    description: `Where the editors of the ${team.name} write, check and publish the News.`,
  },
  title: 'News desk',
  noScript: 'The News desk needs JavaScript. Turn it on in your browser, and load this page again.',
  loading: 'Loading…',
  retry: 'Try again',
  close: 'Close',
  cancel: 'Cancel',
  nameless: { editor: 'An editor', writer: 'A writer' },
  menu: { label: 'News desk', pictures: 'Pictures', help: 'Help', signOut: 'Sign out' },
  failed: {
    title: 'Something went wrong here',
    text: 'Load the desk again, and go on: what you wrote is there, unless this browser keeps nothing.',
    action: 'Load again',
  },
  missingPage: {
    title: 'There is nothing here',
    text: 'The address may be wrong.',
    action: 'To the articles',
  },

  troubles: {
    offline:
      'No answer came. Check your connection and try again; trying again does nothing twice.',
    busy: 'The database cannot answer now, or has reached its limit for today. Try again in a few minutes.',
    refused:
      'The database refused this. Try again; if it refuses again, tell the owner of the project.',
    signedOut: 'You were signed out. Sign in, and try again.',
    wrongPassword: 'The address or the password is not right.',
    disabled: 'This account is disabled. Ask the owner of the project about it.',
    tooManyTries: 'Those were too many tries. Wait a few minutes, or reset the password.',
    notSetUp:
      'Nobody can sign in yet: the owner of the project has to turn on e-mail and password.',
    raced: 'Somebody else wrote at the same moment. Try again.',
    strange:
      'An answer came that makes no sense. Something in this network may be answering in place of the database.',
  },
  /** After a trouble, where something was typed. */
  stillHere: 'What you wrote is still here.',
  keepsNothing: 'This browser keeps nothing. Save often.',
  wrongClock: (shown: string, right: string) =>
    `The clock of this device is wrong: it says ${shown}, but it is ${right} (Tulsa time). Set it right, or look at the date of what you write.`,

  signIn: {
    title: 'Sign in',
    again: 'Sign in to go on',
    againText: 'Your session has ended.',
    emailLabel: 'E-mail address',
    password: 'Password',
    show: 'Show password',
    hide: 'Hide password',
    action: 'Sign in',
    working: 'Signing in…',
    forgot: 'I forgot my password',
    needsEmail: 'Write your e-mail address first.',
    resetSent: (email: string) =>
      `If ${email} is known, a mail is on its way. Follow the link in it.`,
    people: 'On this machine only: sign in as',
    localMail: 'Open the mail (on this machine only)',
  },
  unverified: {
    title: 'Verify your address',
    text: (email: string) =>
      `Before you can write, ${email} has to be verified: have a mail sent there, and follow the link in it.`,
    send: 'Send the mail',
    sent: 'The mail is on its way. Follow the link in it, and come back here.',
    check: 'I have followed the link',
    still: 'The address is not verified yet.',
  },
  stranger: {
    title: 'You cannot write here yet',
    text: (email: string) =>
      `You are signed in as ${email}, but neither as an editor nor as a writer. Send this code to the owner of the project:`,
    code: 'Your code',
    check: 'I have been added',
    still: 'You have not been added yet.',
  },
  mistaken: {
    title: 'Your entry has to be mended',
    text: (email: string) =>
      `You are signed in as ${email}, and the owner of the project has entered you, but so that the desk cannot tell as what. In the collection “editors”, your document has:`,
    remedy:
      'An editor’s document has nothing but “name”; a writer’s has “role” besides, with the value “writer”. Send this to the owner, with your code:',
    check: 'It was mended',
    still: 'It is not mended yet.',
  },
  unknown: { title: 'The desk cannot be opened now' },

  list: {
    title: 'Articles',
    write: 'Write an article',
    asWriter:
      'You are signed in as a writer. You can change what you began, until an editor publishes it.',
    ready: 'Ready to publish',
    search: { label: 'Search', clear: 'Clear search' },
    refresh: 'Refresh',
    refreshed: 'The list is up to date.',
    empty: 'There is no article yet.',
    nothing: (words: string) => `No article contains “${words}”.`,
    more: 'Show more articles',
    untitled: 'Untitled',
    copies: {
      kept: (title: string, when: string) => `On this device: ${title}, ${when}.`,
      replaced: (title: string, when: string) => `Set aside on this device: ${title}, ${when}.`,
      goOn: 'Go on',
      throwAway: 'Throw away',
      putBack: 'Put my words back',
    },
    undated: 'No date',
    changedBy: (name: string, when: string) => `changed by ${name}, ${when}`,
    deleted: (count: number) => `Deleted (${count})`,
    standings: {
      draft: 'Draft',
      ready: 'Ready to publish',
      sentBack: 'Sent back',
      published: 'Published',
      changed: 'Published, changes waiting',
      takenDown: 'Taken down',
      deleted: 'Deleted',
      notFromDesk: 'Published',
      changedOutside: 'Changed outside the desk',
      removedOutside: 'Removed outside the desk',
    },
    mend: {
      action: 'Mend it…',
      title: (name: string) => `Mend “${name}”?`,
      text: 'Somebody typed this article into the database, and the site does not show it as it was meant:',
      after: (title: string, date: string) =>
        `The desk can put this right. The title will be “${title}”, the date ${date}; the text stays.`,
      unmendable: 'The desk cannot guess what is missing. Open the article and write it.',
      confirm: 'Mend it',
      faults: {
        missing: (field: string) => `The field “${field}” is missing.`,
        misspelled: (field: string, found: string) =>
          `The field “${field}” is written “${found}”, so the site does not find it.`,
        wrongType: (field: string) =>
          field === 'date'
            ? 'The date is not kept as a date.'
            : `The field “${field}” is not a text.`,
        extra: (field: string) => `There is a field “${field}”, which no article has.`,
      },
    },
  },

  write: {
    newTitle: 'New article',
    back: 'All articles',
    opening: 'Opening the article…',
    missing: 'There is no such article. It may have had another address before.',
    tabs: { label: 'What to show', write: 'Write', preview: 'Preview' },
    title: {
      label: 'Title',
    },
    date: {
      label: 'Date and time',
      hint: 'Tulsa time, wherever you are.',
      now: 'Now',
    },
    address,
    text: {
      label: 'Text',
    },
    tools,
    link,
    pictures,
    actions,
    copy: {
      found: (when: string) =>
        `You go on with the words that you left on this device. They were last kept on ${when}.`,
      drop: 'Throw them away',
      replaced: 'The words that you had typed before are set aside until you save.',
      putBack: 'Put my words back',
    },
    mendFirst: 'Look at what is marked first.',
    checks,
    preview: {
      title: 'Preview',
      empty: 'What you write is shown here as the site will show it.',
      size: { label: 'Width', phone: 'Phone', desktop: 'Desktop' },
      scheme: { label: 'Colors', light: 'Light', dark: 'Dark' },
    },
    unsaved: 'There are words that are not saved in the database. Leave this article anyway?',
    confirm,
    done,
    notices,
    conflict,
  },

  pictures: {
    title: 'Pictures',
    empty: 'There is no picture yet.',
    uses: 'Shown in',
    facts: (day: string, width: number, height: number) => `${day}, ${width} × ${height} pixels`,
    earlier: (title: string) => `${title} (an earlier version)`,
    unused: 'In no article, nor in an earlier version.',
    take: 'Use this one',
    remove: 'Remove for good…',
    question: (shows: string) => `Remove “${shows}” for good?`,
    text: 'What is removed leaves the database at once, and the desk cannot bring it back. Some readers may see it until tomorrow; from then on, its description stands in its place. The nightly copies hold it for 90 days, unless an owner deletes them.',
    losing: 'These articles lose it:',
    losingNone: 'No article shows it, nor does an earlier version.',
    action: 'Remove for good',
    clear: (count: number) => `Clear ${picturesOf(count)} that nothing shows…`,
    clearQuestion: (count: number) => `Remove ${picturesOf(count)} for good?`,
    clearText:
      'No article shows them, nor does an earlier version, and they are older than 30 days. Words that somebody has not saved yet may still need one.',
    removed: (count: number) =>
      `Removed for good: ${picturesOf(count)}. Where a text still names one, its description stands there: take it out.`,
  },

  history: {
    title: 'History',
    back: 'Back to the article',
    empty: 'No version has been published from the desk yet.',
    deeds: {
      published: 'Published',
      changed: 'Changed',
      takenDown: 'Taken down',
      deleted: 'Deleted',
      found: 'Found on the site',
      written: 'Written before an editor changed it',
    },
    by: (name: string, when: string) => `by ${name}, ${when}`,
    compare: 'Compare with now',
    then: 'This version',
    now: 'What is in the desk now',
    bringBack: 'Bring back…',
    confirm: {
      title: 'Bring this version back?',
      text: 'It comes into the fields, in place of what is there. The site shows it once you publish it.',
      action: 'Bring it back',
    },
  },
  help: {
    title: 'Help',
    answers: [
      {
        question: 'How do I write a text?',
        answer:
          'Type it, or paste it from a document: its form comes along. A blank line begins a new paragraph. The buttons above the text make headings, lists, links and tables.',
      },
      {
        question: 'Where do pictures go?',
        answer:
          'Press the picture button, drop a picture anywhere, or paste one, and say what it shows. It is made small by itself. The first picture of an article stands on its card.',
      },
      {
        question: 'What if somebody wants a picture gone?',
        answer:
          'An editor removes it for good, below an article that shows it or under “Pictures”, and is told which articles lose it. Only then take it out of the text.',
      },
      {
        question: 'Who sees a draft?',
        answer:
          'Editors and writers, once you save it; until then, it is on this device alone. A picture can be seen by whoever knows its address, before its article is published, too.',
      },
      {
        question: 'What is a writer?',
        answer:
          'Somebody who begins articles and marks them ready. An editor finds those at the top of the list, and publishes them or sends them back with a line. A writer changes only what they began, until it is published.',
      },
      {
        question: 'What if I publish something wrong?',
        answer:
          'Take it down, or change it: both are on the site at once. The history keeps every published version, and brings any of them back.',
      },
      {
        question: 'What if my battery dies?',
        answer:
          'What you typed is kept on this device. Open the desk again: the list begins with it. Where a browser keeps nothing, the desk says so at the top.',
      },
      {
        question: 'Whom may I name?',
        answer: 'No students, and nobody else who has not agreed.',
      },
    ],
  },
} satisfies DeskWords;
