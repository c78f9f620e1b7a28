import { describe, expect, it } from 'vitest';
import { blocksOf, usedStyles } from './used-styles.ts';

const html = '<body class="page md:flex"><p class="[&amp;&gt;*]:m-1 w-[calc(100%-2px)]">text</p></body>';

describe('the styles that a page uses', () => {
  it('keep its classes, elements and attributes, and lose the rest', () => {
    const css = '.page{color:red}.gone{color:blue}p,h1{margin:0}[data-x]{top:0}.page .gone{left:0}.page,.gone{right:0}';
    expect(usedStyles(css, html)).toBe('.page{color:red}p,h1{margin:0}[data-x]{top:0}.page{right:0}');
  });

  it('understand escaped names, layers and media', () => {
    const css =
      '@layer a,b;@layer b{@media (min-width:768px){.md\\:flex{display:flex}.md\\:grid{display:grid}}.\\[\\&\\>\\*\\]\\:m-1>*{margin:1px}.w-\\[calc\\(100\\%-2px\\)\\]{width:calc(100% - 2px)}}@layer c{.gone{top:0}}';
    expect(usedStyles(css, html)).toBe(
      '@layer a,b;@layer b{@media (min-width:768px){.md\\:flex{display:flex}}.\\[\\&\\>\\*\\]\\:m-1>*{margin:1px}.w-\\[calc\\(100\\%-2px\\)\\]{width:calc(100% - 2px)}}',
    );
  });

  it('keep what a script may add, and what :not() and :where() speak of', () => {
    const css = '.banner{top:0}.page:not(.gone){left:0}.gone:not(.page){left:1px}:where(.gone>*){right:0}';
    expect(usedStyles(css, html, 'x.className="banner other"')).toBe('.banner{top:0}.page:not(.gone){left:0}:where(.gone>*){right:0}');
  });

  it('keep key frames and properties that are still named', () => {
    const css =
      '.page{animation:turn 1s;rotate:var(--tw-rotate-x)}@keyframes turn{to{rotate:1turn}}@keyframes fade{to{opacity:0}}@property --tw-rotate-x{syntax:"*";inherits:false}@property --tw-rotate{syntax:"*";inherits:false}';
    expect(usedStyles(css, html)).toBe(
      '.page{animation:turn 1s;rotate:var(--tw-rotate-x)}@keyframes turn{to{rotate:1turn}}@property --tw-rotate-x{syntax:"*";inherits:false}',
    );
  });

  it('read braces in strings and comments as text', () => {
    expect(blocksOf('.a:before{content:"}"}/* { */.b{c:d}')).toEqual([
      { head: '.a:before', body: 'content:"}"' },
      { head: '/* { */.b', body: 'c:d' },
    ]);
  });
});
