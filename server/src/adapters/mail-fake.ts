// A mailer for tests: keeps what was sent, fails when told to.
import type { Mail, Mailer } from './mail.ts';

export interface FakeMailer extends Mailer {
  sent: Mail[];
  /** how many of the next attempts fail */
  failures: number;
}

export function fakeMailer(): FakeMailer {
  const mailer: FakeMailer = {
    sent: [],
    failures: 0,
    send: async (mail) => {
      if (mailer.failures > 0) {
        mailer.failures -= 1;
        throw new Error('451 try again later');
      }
      mailer.sent.push(mail);
    },
    forget: async () => {},
    close: () => {},
  };
  return mailer;
}
