// The mails about an account in English. ASCII, so that a link stays in one piece even in the raw message. No name in them: anyone who
// opens an account with another person's address could put any text there.

const LOOK = 'Check your security settings';
const IF_NOT =
  "If it wasn't you, reset your password on the sign-in page right away: only someone who can read your email can do that. Then check the " +
  'security settings of your account.';

/** `{name}` is a placeholder. */
export interface MailTexts {
  subject: string;
  before: string;
  /** what the link is called */
  label: string;
  after: string;
}

export const MAILS_IN_ENGLISH = {
  reset: {
    subject: 'Reset your Limpid password',
    before: 'We received a request to reset the password of your Limpid account. If it was you, choose a new one here:',
    label: 'Choose a new password',
    after: "The link works once, for {minutes} minutes. If it wasn't you, you don't have to do anything.",
  },
  verify: {
    subject: 'Confirm your email address',
    before: 'A Limpid account was created with this email address. If it was you, confirm that the address is yours:',
    label: 'Confirm the address',
    after:
      "Open the link in a browser where you're signed in. Otherwise, we'll ask for the account's password. It works for 24 hours. " +
      "If it wasn't you, you don't have to do anything.",
  },
  confirmChange: {
    subject: 'Confirm your new email address',
    before: 'We received a request to use this email address for a Limpid account. If it was you, confirm it here:',
    label: 'Use this address',
    after:
      "Open the link in a browser where you're signed in. Otherwise, we'll ask for the account's password. It works once, for 24 hours. " +
      'Nothing changes until you open it. ' +
      "If it wasn't you, you don't have to do anything.",
  },
  addressTaken: {
    subject: 'Your email address already has a Limpid account',
    before:
      'Someone tried to use this email address for another Limpid account. It already belongs to your account, so nothing has changed. ' +
      'If it was you, sign in to the account that has this address:',
    label: 'Sign in',
    after: "If it wasn't you, you don't have to do anything.",
  },
  passwordChanged: {
    subject: 'Your Limpid password was changed',
    before: 'The password of your Limpid account was just changed, and every browser was signed out.',
    label: 'Sign in',
    after: "If it wasn't you, reset your password right away: only someone who can read your email can do that.",
  },
  newPassword: {
    subject: 'Your Limpid password was changed',
    before: 'A password was just set for your Limpid account, and every other browser was signed out.',
    label: LOOK,
    after: IF_NOT,
  },
  changeAsked: {
    subject: 'A new email address for your Limpid account',
    before: 'We received a request to move your Limpid account to another email address. It will change once the new address is confirmed.',
    label: LOOK,
    after: `You'll then get an email with a link to undo it within 7 days. ${IF_NOT}`,
  },
  addressChanged: {
    subject: 'Your Limpid account has a new email address',
    before: "Your Limpid account was just moved to another email address. If it wasn't you, undo the change here:",
    label: 'Undo the change',
    after:
      'The link works for 7 days. It moves the account back to this address, signs out every browser and lets you choose a new password.',
  },
  addressRestored: {
    subject: 'Your Limpid account is back at this address',
    before: 'Your Limpid account uses this email address again, and every browser was signed out.',
    label: 'Sign in',
    after:
      'Please choose a new password: someone else may know the old one. We also removed sign-in methods added around the time of the change.',
  },
  secondFactorOn: {
    subject: 'Two-step sign-in is on',
    before: 'Signing in to your Limpid account now also asks for a code from your authenticator app.',
    label: LOOK,
    after: IF_NOT,
  },
  secondFactorOff: {
    subject: 'Two-step sign-in is off',
    before: 'Signing in to your Limpid account no longer asks for a code from your authenticator app.',
    label: LOOK,
    after: IF_NOT,
  },
  recoveryCodesRenewed: {
    subject: 'You have new recovery codes',
    before: 'New recovery codes were created for your Limpid account. The old ones no longer work.',
    label: LOOK,
    after: IF_NOT,
  },
  recoveryCodeUsed: {
    subject: 'A recovery code was used',
    before: 'One of your recovery codes was just used in your Limpid account. Codes left: {left}.',
    label: LOOK,
    after: IF_NOT,
  },
  fewRecoveryCodes: {
    subject: 'A recovery code was used',
    before: 'One of your recovery codes was just used in your Limpid account. Codes left: {left}.',
    label: 'Get new recovery codes',
    after: IF_NOT,
  },
  passkeyAdded: {
    subject: 'A passkey was added',
    before: 'A new passkey can now be used to sign in to your Limpid account.',
    label: LOOK,
    after: IF_NOT,
  },
  passkeyRemoved: {
    subject: 'A passkey was removed',
    before: "One of your Limpid account's passkeys was removed and no longer works.",
    label: LOOK,
    after: IF_NOT,
  },
  googleLinked: {
    subject: 'A Google account was connected',
    before: 'A Google account can now be used to sign in to your Limpid account.',
    label: LOOK,
    after: IF_NOT,
  },
  googleUnlinked: {
    subject: 'A Google account was disconnected',
    before: 'The Google account can no longer be used to sign in to your Limpid account.',
    label: LOOK,
    after: IF_NOT,
  },
  accountDeleted: {
    subject: 'Your Limpid account was deleted',
    before: 'Your Limpid account and everything in it were just erased. This is the last email about it.',
    label: 'Limpid',
    after: "If it wasn't you, write to us: we can't restore anything, but we want to know.",
  },
} as const satisfies Record<string, MailTexts>;

export type AccountMailKind = keyof typeof MAILS_IN_ENGLISH;
