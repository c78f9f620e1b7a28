// A push sender for tests: records what was sent, and answers as configured.
import { createOutbound } from './outbound.ts';
import type { PushMessage, PushOutcome, PushSender, PushTarget } from './push.ts';

export interface FakePush extends PushSender {
  sent: { target: PushTarget; message: PushMessage }[];
  /** of the next attempts, in order; then everything is taken */
  outcomes: PushOutcome[];
}

export function fakePush(): FakePush {
  const outbound = createOutbound([], async () => [{ address: '93.184.215.14', family: 4 }]);
  const push: FakePush = {
    publicKey: 'BFakePublicKeyOfTests',
    faultOf: outbound.faultOf,
    sent: [],
    outcomes: [],
    send: async (target, message) => {
      const outcome = push.outcomes.shift() ?? 'sent';
      if (outcome === 'sent') push.sent.push({ target, message });
      return outcome;
    },
  };
  return push;
}
