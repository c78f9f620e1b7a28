import { SOURCES, type Source } from '@limpid/chemistry';
import { m } from '../../paraglide/messages.js';

/** The bibliography: every number of the engine names one of these. */
export function ProofSources() {
  return (
    <section aria-labelledby="sources" className="mt-12">
      <h2 id="sources" className="mb-4 text-xl font-semibold">
        {m.common_sources()}
      </h2>
      <ul className="grid gap-x-10 gap-y-4 text-sm md:grid-cols-2">
        {(SOURCES as readonly Source[]).map((source) => (
          <li key={source.id} className="min-w-0">
            <p>
              {source.authors} ({source.year}):{' '}
              {source.url ? (
                <a href={source.url} className="underline hover:text-brand">
                  {source.title}
                </a>
              ) : (
                source.title
              )}
              . {source.where}
            </p>
            <p className="text-xs text-muted">{m.proof_gives_us({ gives: source.gives })}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
