// The mails about an account in English. ASCII, so that a link stays in one piece even in the raw message. No name in them: anyone who
// opens an account with another person's address could put any text there.

const LOOK = 'Look at your security settings';
const IF_NOT =
  'If it was not you, reset your password on the sign-in page at once: only who reads your mail can do that. Then look through the ' +
  'security settings of your account.';

/** `{name}` is a placeholder. */
export interface MailWords {
  subject: string;
  before: string;
  /** what the link is called */
  label: string;
  after: string;
}

export const MAILS_IN_ENGLISH = {
  reset: {
    subject: 'Reset your Limpid password',
    before: 'Somebody, hopefully you, asked to reset the password of your Limpid account. Choose a new one here:',
    label: 'Choose a new password',
    after: 'The link works once and for {minutes} minutes. If it was not you, there is nothing to do.',
  },
  verify: {
    subject: 'Confirm your email address',
    before: 'A Limpid account was opened with this email address. If that was you, confirm that the address is yours:',
    label: 'Confirm the address',
    after:
      'Open the link where you are signed in, or enter the password of the account. It works for 24 hours. If it was not you, there is ' +
      'nothing to do.',
  },
  confirmChange: {
    subject: 'Confirm your new email address',
    before: 'Somebody, hopefully you, wants to use this email address for a Limpid account. Confirm it here:',
    label: 'Use this address',
    after:
      'Open the link where you are signed in, or enter the password of the account. It works once and for 24 hours; until then nothing ' +
      'changes. If it was not you, there is nothing to do.',
  },
  addressTaken: {
    subject: 'Your email address has a Limpid account already',
    before:
      'Somebody wanted to use this email address for another Limpid account. It belongs to your account already, so nothing was changed. ' +
      'If that was you, sign in to the account that has this address:',
    label: 'Sign in',
    after: 'If it was not you, there is nothing to do.',
  },
  passwordChanged: {
    subject: 'Your Limpid password was changed',
    before: 'The password of your Limpid account was changed just now, and every browser was signed out.',
    label: 'Sign in',
    after: 'If it was not you, reset your password at once: only who reads your mail can do that.',
  },
  newPassword: {
    subject: 'Your Limpid password was changed',
    before: 'The password of your Limpid account was set just now, and every other browser was signed out.',
    label: LOOK,
    after: IF_NOT,
  },
  changeAsked: {
    subject: 'A new email address for your Limpid account',
    before:
      'Somebody, hopefully you, asked to move your Limpid account to another email address. It happens once the new address is confirmed.',
    label: LOOK,
    after: `You will then get a mail with a link that takes it back for 7 days. ${IF_NOT}`,
  },
  addressChanged: {
    subject: 'Your Limpid account has a new email address',
    before: 'Your Limpid account was moved to another email address just now. If it was not you, take it back here:',
    label: 'Take it back',
    after:
      'The link works for 7 days. It gives the account back to this address, signs every browser out and lets you choose a new password.',
  },
  addressRestored: {
    subject: 'Your Limpid account is back at this address',
    before: 'The change of email address of your Limpid account was taken back, and every browser was signed out.',
    label: 'Sign in',
    after: 'Please choose a new password: somebody else may know the old one. Sign-in methods that were added around the change are gone.',
  },
  secondFactorOn: {
    subject: 'Two-step sign-in is on',
    before: 'Signing in to your Limpid account now asks for a code of your authenticator app as well.',
    label: LOOK,
    after: IF_NOT,
  },
  secondFactorOff: {
    subject: 'Two-step sign-in is off',
    before: 'Signing in to your Limpid account no longer asks for a code of your authenticator app.',
    label: LOOK,
    after: IF_NOT,
  },
  recoveryCodesRenewed: {
    subject: 'You have new recovery codes',
    before: 'New recovery codes were made for your Limpid account, and the old ones are void.',
    label: LOOK,
    after: IF_NOT,
  },
  recoveryCodeUsed: {
    subject: 'A recovery code was used',
    before: 'One of your recovery codes was used in your Limpid account just now. Codes left: {left}.',
    label: LOOK,
    after: IF_NOT,
  },
  fewRecoveryCodes: {
    subject: 'A recovery code was used',
    before: 'One of your recovery codes was used in your Limpid account just now. Codes left: {left}.',
    label: 'Make new recovery codes',
    after: IF_NOT,
  },
  passkeyAdded: {
    subject: 'A passkey was added',
    before: 'A new passkey can open your Limpid account from now on.',
    label: LOOK,
    after: IF_NOT,
  },
  passkeyRemoved: {
    subject: 'A passkey was removed',
    before: 'One of the passkeys of your Limpid account was removed and no longer opens it.',
    label: LOOK,
    after: IF_NOT,
  },
  googleLinked: {
    subject: 'A Google account was linked',
    before: 'A Google account can open your Limpid account from now on.',
    label: LOOK,
    after: IF_NOT,
  },
  googleUnlinked: {
    subject: 'A Google account was unlinked',
    before: 'The Google account that opened your Limpid account no longer does.',
    label: LOOK,
    after: IF_NOT,
  },
  accountDeleted: {
    subject: 'Your Limpid account is deleted',
    before: 'Your Limpid account and everything in it were erased just now. This is the last mail about it.',
    label: 'Limpid',
    after: 'If it was not you, write to us: nothing can be brought back, but we want to know.',
  },
} as const satisfies Record<string, MailWords>;

export type AccountMailKind = keyof typeof MAILS_IN_ENGLISH;
