import { team } from './team';

/** The words of the News desk, where editors write. Only they see them. */
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
  nameless: 'An editor',
  menu: { label: 'News desk', articles: 'Articles', help: 'Help', signOut: 'Sign out' },
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
    title: 'You are not an editor yet',
    text: (email: string) =>
      `You are signed in as ${email}, but not as an editor. Send this code to the owner of the project:`,
    code: 'Your code',
    check: 'I was made an editor',
    still: 'You are not an editor yet.',
  },
  unknown: { title: 'The desk cannot be opened now' },

  list: {
    title: 'Articles',
    write: 'Write an article',
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
    address: {
      label: 'Web address',
      hint: '/news/… You can change it until you first publish.',
      fixed: 'Cannot be changed any more.',
      missing: 'Write an address, such as kickoff-2027.',
      form: 'Use letters, digits, hyphens and underscores only, at most 128.',
      reserved: '“index” is the address of the list. Choose another.',
      taken: (id: string) =>
        `There is an article at “${id}” already, perhaps among the deleted. Choose another address.`,
      takenMeanwhile: (id: string, proposed: string) =>
        `This address was taken meanwhile: “${id}” is another article now, and yours was not written. Try again: it will be at “${proposed}”, or choose another web address.`,
    },
    text: {
      label: 'Text',
    },
    tools: {
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
    },
    link: {
      title: 'Add a link',
      words: 'Words to press',
      wordsMissing: 'Write the words that lead there.',
      address: 'Web address',
      addressHint: 'Paste it here: https://…, or a page of this site such as /about.',
      addressMissing: 'Paste or write a whole address, such as https://example.org.',
      action: 'Put it in the text',
    },
    pictures: {
      title: 'Add a picture',
      titleOfSeveral: (count: number) => `Add ${count} pictures`,
      numbered: (number: number, count: number) => `Picture ${number} of ${count}`,
      leaveOut: 'Leave this one out',
      leaveOutRest: 'Leave out the rest',
      choose: 'Picture',
      chooseHint:
        'From this device or its camera. It is made small, and the place and time in it are removed.',
      shows: 'What it shows',
      showsHint: 'For readers who cannot see it. Do not name students.',
      showsMissing: 'Say in a few words what the picture shows.',
      working: 'One moment…',
      action: 'Put it in the text',
      actionForSeveral: 'Put them in the text',
      lost: (count: number) =>
        `${count === 1 ? '1 picture' : `${count} pictures`} could not come along. Add ${count === 1 ? 'it' : 'them'} with the picture button.`,
      problems: {
        tooLarge: 'This file is too large: at most 50 MB. Choose a smaller one.',
        unreadable:
          'This browser cannot read that file as a picture. Choose a JPEG, PNG, WebP or GIF.',
      },
      removal: {
        title: 'Pictures in this article',
        open: 'Remove for good…',
        question: (shows: string) => `Remove “${shows}” for good?`,
        text: 'It leaves the database at once, and the desk cannot bring it back. Some readers may see it until tomorrow; from then on, its description stands in its place. The nightly copies hold it for 90 days, unless an owner deletes them.',
        looking: 'Looking for the articles that lose it…',
        losing: 'These articles lose it:',
        losingNone: 'No article in the database shows it.',
        action: 'Remove it for good',
        done: 'The picture has been removed from the database. Take it out of the text, too: until then, its description stands there.',
      },
    },
    actions: {
      label: 'What to do with the article',
      publish: 'Publish…',
      publishChanges: 'Publish changes…',
      save: 'Save draft',
      saveChanges: 'Save for later',
      takeDown: 'Take down…',
      delete: 'Delete…',
      bringBack: 'Bring back',
      history: 'History',
      more: 'More',
      working: {
        save: 'Saving…',
        publish: 'Publishing…',
        takeDown: 'Taking it down…',
        delete: 'Deleting…',
        bringBack: 'Bringing it back…',
      },
    },
    copy: {
      found: (when: string) =>
        `You go on with the words that you left on this device. They were last kept on ${when}.`,
      drop: 'Throw them away',
      replaced: 'The words that you had typed before are set aside until you save.',
      putBack: 'Put my words back',
    },
    mendFirst: 'Look at what is marked first.',
    checks: {
      title: 'What the site would show',
      none: 'Nothing stands out.',
      error: 'Mend this:',
      place: (line: number) => `Line ${line}`,
      mend: 'Mend it',
      keepBreak: 'Keep this break',
      mendAbout: (problem: string) => `: ${problem}`,
    },
    preview: {
      title: 'Preview',
      empty: 'What you write is shown here as the site will show it.',
      size: { label: 'Width', phone: 'Phone', desktop: 'Desktop' },
      scheme: { label: 'Colors', light: 'Light', dark: 'Dark' },
    },
    unsaved: 'There are words that are not saved in the database. Leave this article anyway?',
    confirm: {
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
    },
    done: {
      save: 'The draft is saved. The other editors can open it.',
      saveChanges: 'Your changes are saved. The site still shows the old text.',
      publish: 'Published. It is live:',
      takeDown: 'Taken down. It is not on the site any more.',
      delete: 'Deleted. You find it under “Deleted”, at the end of the list.',
      bringBack: 'It is a draft again. Publish it when it is ready.',
      undo: 'Take it down',
    },
    notices: {
      notFromDesk:
        'This article was put on the site without the desk. Once you publish a change, the desk keeps its history, beginning with what is there now.',
      changedOutside:
        'This article was changed without the desk since it was last published here. You see what is on the site now; the history keeps both.',
      removedOutside:
        'This article was taken off the site without the desk. Here is its text as the desk had it.',
      changed: 'These changes wait here. The site shows the article as it was last published.',
      takenDown: 'This article is not on the site. Publish it to bring it back.',
      deleted: 'This article is deleted. Bring it back to change or publish it.',
    },
    conflict: {
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
    },
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
          'Open an article that shows it, and remove it for good below the text. You are told which articles lose it. Only then take it out of the text.',
      },
      {
        question: 'Who sees a draft?',
        answer: 'Only the editors, once you save it. Until then, it is on this device alone.',
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
};
