// A thread that gives back what it is asked, fails at "fail", and never comes back from "forever".
import { parentPort } from 'node:worker_threads';
import type { Work } from '../threads/work-out.ts';

parentPort?.on('message', ({ message }: Work) => {
  while (message.includes('forever'));
  const built = { answer: message, cards: [], sources: [], abstained: false, chips: [], proposals: [] };
  parentPort?.postMessage(
    message === 'fail' ? { fault: new Error('It failed.') } : { worked: { built, isFixed: false, language: 'en', message } },
    [],
  );
});
parentPort?.postMessage({ ready: new Map() }, []);
