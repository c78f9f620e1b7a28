import { describe, expect, it } from 'vitest';
import { blocksOf, usedStyles } from './used-styles.ts';

const html = '<body class="page md:flex" data-x><p class="[&amp;&gt;*]:m-1 w-[calc(100%-2px)]">text</p></body>';

describe('the styles that a page uses', () => {
  it('keep its classes, elements and attributes, and lose the rest', () => {
    const css =
      '.page{color:red}.gone{color:blue}p,h1{margin:0}[data-x]{top:0}[data-y] .page{top:1px}.page .gone{left:0}.page,.gone{right:0}*,:before{border:0}table td{margin:1px}';
    expect(usedStyles(css, html)).toBe('.page{color:red}p{margin:0}[data-x]{top:0}.page{right:0}*,:before{border:0}');
  });

  it('understand escaped names, layers and media', () => {
    const css =
      '@layer a,b;@layer b{@media (min-width:768px){.md\\:flex{display:flex}.md\\:grid{display:grid}}.\\[\\&\\>\\*\\]\\:m-1>*{margin:1px}.w-\\[calc\\(100\\%-2px\\)\\]{width:calc(100% - 2px)}}@layer c{.gone{top:0}}';
    expect(usedStyles(css, html)).toBe(
      '@layer a,b;@layer b{@media (min-width:768px){.md\\:flex{display:flex}}.\\[\\&\\>\\*\\]\\:m-1>*{margin:1px}.w-\\[calc\\(100\\%-2px\\)\\]{width:calc(100% - 2px)}}',
    );
  });

  it('keep what a script may add', () => {
    const css = '.banner{top:0}[data-is-late]{top:1px}dialog{top:2px}[data-is-lost]{top:3px}';
    const script = 'x.className="banner other";root.dataset.isLate="";document.createElement("dialog")';
    expect(usedStyles(css, html, script)).toBe('.banner{top:0}[data-is-late]{top:1px}dialog{top:2px}');
  });

  it('keep what is not :not(), and what matches one of the choices of :is(), :where() and :has()', () => {
    const css =
      '.page:not(.gone){left:0}.gone:not(.page){left:1px}:where(.gone>*){right:0}:where(.gone,.page>*){right:1px}:is(:where(.page):has(p) .gone){top:0}.page:has(td){top:1px}.page:has(+.gone,>p){top:2px}';
    expect(usedStyles(css, html)).toBe('.page:not(.gone){left:0}:where(.gone,.page>*){right:1px}.page:has(+.gone,>p){top:2px}');
  });

  it('keep the parts of a field where such a field stands', () => {
    const css = '::file-selector-button{border:0}::-webkit-search-decoration{top:0}input{font:inherit}';
    expect(usedStyles(css, html)).toBe('');
    expect(usedStyles(css, '<input type="search">')).toBe('::-webkit-search-decoration{top:0}input{font:inherit}');
  });

  it('keep properties of our own that are read: by a rule that stays, the markup or a script', () => {
    const css =
      ':root{--a:1px;--b:var(--c);--c:url(x;y);--d:2px;--e:3px}.page{top:var(--a)}.gone{top:var(--d)}@media print{:root{--a:2px;--b:0}}';
    expect(usedStyles(css, html)).toBe(':root{--a:1px}.page{top:var(--a)}@media print{:root{--a:2px}}');
    expect(usedStyles(css, `${html}<svg fill="var(--b)">`, 'style.getPropertyValue("--e")')).toBe(
      ':root{--a:1px;--b:var(--c);--c:url(x;y);--e:3px}.page{top:var(--a)}@media print{:root{--a:2px;--b:0}}',
    );
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
