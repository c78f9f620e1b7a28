// How long the search works on one question, over our real texts: the processor's time, the calmest of six rounds (bar: 15 ms, the longest
// question that the contract takes 20 ms).
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createSearch } from '../server/src/features/search/search.ts';
import { searchDocuments } from '../tools/search/search-documents.ts';

const ROUNDS = 6;
const LONGEST = 'chlorine alkalinity stabilizer '.repeat(7).slice(0, 200);
const questions = readFileSync(join(import.meta.dirname, '../tools/search/search-questions.txt'), 'utf8')
  .split('\n')
  .flatMap((line) => line.split('|')[1]?.trim() || []);

const search = createSearch(await searchDocuments());
const workMs = (question: string): number => {
  const rounds = Array.from({ length: ROUNDS }, () => {
    const start = process.cpuUsage();
    search(question);
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1000;
  });
  return Math.min(...rounds);
};
const times = questions.map(workMs).toSorted((a, b) => a - b);
const at = (share: number) => times[Math.floor(share * (times.length - 1))]?.toFixed(1);
console.log(
  `${times.length} questions: median ${at(0.5)} ms, 95 % ${at(0.95)} ms, worst ${at(1)} ms; longest ${workMs(LONGEST).toFixed(1)} ms`,
);
