// The text of a rule. What it lists after a colon, parted by semicolons, stands as a list: no one reads a sentence of ninety words.
const LISTED = /^(.*?:) ((?:[^.;]|\.(?!\s|$))+(?:; (?:[^.;]|\.(?!\s|$))+){2,})\.(?: (.*))?$/s;

interface Parts {
  text: string;
  items: readonly string[];
  after: string;
}

/** "One of these: a; b; or c. More." in its parts; without items where it lists fewer than three. */
export function partsOfRule(rule: string): Parts {
  const [, text = rule, list = '', after = ''] = LISTED.exec(rule) ?? [];
  const items = list === '' ? [] : list.split('; ').map((item) => item.replace(/^or /, ''));
  return { text, items, after };
}

export function RuleText({ id, rule }: { id: string; rule: string }) {
  const { text, items, after } = partsOfRule(rule);
  return (
    <div id={id} className="measure-66 scroll-mt-24">
      <p>{text}</p>
      {items.length > 0 ? (
        <ul className="mt-1.5 list-disc space-y-1 pl-5">
          {items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      ) : null}
      {after === '' ? null : <p className="mt-1.5">{after}</p>}
    </div>
  );
}
