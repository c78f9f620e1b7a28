// The thread in which the built-in coach works: one question at a time, until it is ended from outside.
import { parentPort, workerData } from 'node:worker_threads';
import { type Lessons, lessonsToShare, takeLessons } from '../understanding/lessons.ts';
import { warmUp, type Work, workOut } from './work-out.ts';

const given = workerData as Lessons | undefined;
if (given) takeLessons(given);
warmUp();
parentPort?.on('message', (work: Work) => {
  try {
    parentPort?.postMessage({ worked: workOut(work) }, []);
  } catch (fault) {
    parentPort?.postMessage({ fault }, []);
  }
});
parentPort?.postMessage({ ready: given ?? lessonsToShare() }, []);
