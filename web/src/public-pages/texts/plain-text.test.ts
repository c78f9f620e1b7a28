import { describe, expect, it } from 'vitest';
import { DISCLAIMER, PRIVACY, TERMS } from './legal-texts.ts';
import { inOneLine, parseDocument, parseInline } from './plain-text.ts';

describe('plain text', () => {
  it('reads facts, headings, paragraphs, lists and quotes', () => {
    const { facts, blocks } = parseDocument(
      '---\ntitle: "Terms"\nupdatedOn: 2026-11-21\n---\n\n# Terms\n\nOne\nparagraph.\n\n## Then\nMore.\n\n- a\n- b\n  goes on\n\n1. x\n2. y\n\n> said\n> twice\n\n| what | why |\n| --- | --- |\n| a | **b** |\n',
    );
    expect(facts).toEqual({ title: 'Terms', updatedOn: '2026-11-21' });
    expect(blocks.map((block) => block.kind)).toEqual(['heading', 'paragraph', 'heading', 'paragraph', 'list', 'list', 'quote', 'table']);
    expect(blocks[1]).toEqual({ kind: 'paragraph', inlines: [{ kind: 'text', text: 'One paragraph.' }] });
    expect(blocks[4]).toMatchObject({ isOrdered: false, items: [[{ text: 'a' }], [{ text: 'b goes on' }]] });
    expect(blocks[5]).toMatchObject({ isOrdered: true });
    expect(blocks[7]).toEqual({
      kind: 'table',
      head: [[{ kind: 'text', text: 'what' }], [{ kind: 'text', text: 'why' }]],
      rows: [[[{ kind: 'text', text: 'a' }], [{ kind: 'strong', text: 'b' }]]],
    });
    expect(blocks[6]).toMatchObject({ inlines: [{ text: 'said twice' }] });
  });

  it('reads bold, emphasis, code and links inside a line', () => {
    expect(parseInline('See **this** *now*, `x` and [the terms](/terms).')).toEqual([
      { kind: 'text', text: 'See ' },
      { kind: 'strong', text: 'this' },
      { kind: 'text', text: ' ' },
      { kind: 'em', text: 'now' },
      { kind: 'text', text: ', ' },
      { kind: 'code', text: 'x' },
      { kind: 'text', text: ' and ' },
      { kind: 'link', text: 'the terms', href: '/terms' },
      { kind: 'text', text: '.' },
    ]);
  });

  it.each([
    ['terms', TERMS],
    ['privacy', PRIVACY],
    ['disclaimer', DISCLAIMER],
  ])('understands the whole of our %s', (_, { facts, blocks }) => {
    expect(facts['title']).toBeTruthy();
    expect(Number.isNaN(Date.parse(facts['updatedOn'] ?? ''))).toBe(false);
    expect(blocks.length).toBeGreaterThan(5);
    const words = JSON.stringify(blocks);
    for (const leftOver of ['**', '](', '\\n', '"# ', '"## ', '| --', '#### ']) expect(words).not.toContain(leftOver);
  });

  it('says paragraphs and lists in one line, with the words alone', () => {
    expect(inOneLine('Stay out.\n\n1. Test *twice*.\n2. Let a [plan](/x) say more,\nin order.\n\nSwim 2 hours later.\n')).toBe(
      'Stay out. Test twice. Let a plan say more, in order. Swim 2 hours later.',
    );
  });
});
