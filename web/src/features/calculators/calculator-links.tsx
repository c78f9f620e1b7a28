import { Link } from 'react-router';
import { useCurrentPool } from '../../api/current-pool.tsx';
import { CALCULATOR_NAMES, type CalculatorName, poolPath } from './calculator-names.ts';
import { CALCULATORS, TOPICS, type Topic } from './calculators.ts';

interface LinksProps {
  /** where a calculator's page is; by default inside the app, with the pool's values */
  pathOf?: (name: CalculatorName) => string;
  headingLevel?: 2 | 3;
}

/** Two columns of about the same length. */
const COLUMNS: readonly (readonly Topic[])[] = [
  ['water', 'sanitizing'],
  ['pool', 'bench'],
];

/** Every calculator by topic, each with what it gives. */
export function CalculatorLinks({ pathOf = poolPath, headingLevel = 3 }: LinksProps) {
  return (
    <div className="grid items-start gap-8 lg:grid-cols-2">
      {COLUMNS.map((topics) => (
        <div key={topics.join()} className="flex min-w-0 flex-col gap-8">
          {topics.map((topic) => (
            <TopicList key={topic} topic={topic} pathOf={pathOf} headingLevel={headingLevel} />
          ))}
        </div>
      ))}
    </div>
  );
}

function TopicList({ topic, pathOf, headingLevel }: { topic: Topic } & Required<LinksProps>) {
  const { href } = useCurrentPool();
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  return (
    <section aria-labelledby={`topic-${topic}`} className="min-w-0">
      <Heading id={`topic-${topic}`} className="mb-2 text-sm font-medium text-muted">
        {TOPICS[topic]()}
      </Heading>
      <ul className="overflow-hidden rounded-card border border-line bg-surface shadow-card">
        {CALCULATOR_NAMES.filter((name) => CALCULATORS[name].topic === topic).map((name) => (
          <li key={name} className="border-b border-line last:border-0">
            <CalculatorLink name={name} to={href(pathOf(name))} />
          </li>
        ))}
      </ul>
    </section>
  );
}

export function CalculatorLink({ name, to }: { name: CalculatorName; to: string }) {
  const { title, promise, icon: Icon } = CALCULATORS[name];
  return (
    <Link
      to={to}
      prefetch="intent"
      className="group flex h-full items-center gap-4 px-4 py-3.5 transition-colors hover:bg-tint focus-visible:bg-tint sm:px-5"
    >
      <span
        aria-hidden
        className="inline-flex size-11 shrink-0 items-center justify-center rounded-control bg-tint text-brand group-hover:bg-surface"
      >
        <Icon size={22} strokeWidth={1.75} />
      </span>
      <span className="min-w-0">
        <span className="block font-medium">{title()}</span>
        <span className="block text-sm text-pretty text-muted">{promise()}</span>
      </span>
    </Link>
  );
}
