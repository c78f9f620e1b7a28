// Writes what the search knows into server/src/features/search/documents.json: one entry for every page and every part of it that can be
// linked to. The titles and places are the pages' own; search-documents.test.ts holds the file against the texts.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SearchDocument } from '../../server/src/features/search/search.ts';
import { CALCULATOR_NAMES, publicPath } from '../../web/src/features/calculators/calculator-names.ts';
import { parseText } from '../../web/src/public-pages/texts/front-matter.ts';
import type { FaqFacts, RegionFacts, RegulationFacts, Text } from '../../web/src/public-pages/texts/front-matter.ts';
import { anchorOf, inOneLine, parseDocument, plainText } from '../../web/src/public-pages/texts/plain-text.ts';
import type { Block } from '../../web/src/public-pages/texts/plain-text.ts';
import { REGIONS } from '../../web/src/public-pages/regions/regions.ts';
import { setup as compileMessages } from '../messages.ts';
import { articleTexts, toArticle } from '../library/library-articles.ts';
import { articlePlainText } from '../library/library-text.ts';
import { blockText } from './block-text.ts';
import { guideDocuments } from './guide-documents.ts';
import { withSought } from './search-topics.ts';

const root = join(import.meta.dirname, '../..');
export const DOCUMENTS_FILE = join(root, 'server', 'src', 'features', 'search', 'documents.json');

type Source = () => SearchDocument[] | Promise<SearchDocument[]>;

/** One line for each source. */
const SOURCES: readonly Source[] = [articles, calculators, questions, regions, guideDocuments, rules, texts, places];

export async function searchDocuments(): Promise<SearchDocument[]> {
  return (await Promise.all(SOURCES.map(async (source) => source()))).flat().map(withSought);
}

const read = (file: string): string => readFileSync(join(root, 'content', file), 'utf8');

/** The part under each heading of the second level; what comes before the first has no heading. */
function partsOf(blocks: readonly Block[]): { heading: string; text: string }[] {
  const parts: { heading: string; text: string }[] = [{ heading: '', text: '' }];
  for (const block of blocks) {
    const last = parts.at(-1);
    if (block.kind === 'heading' && block.level === 2) parts.push({ heading: plainText(block.inlines), text: '' });
    else if (last) last.text = `${last.text} ${blockText(block)}`;
  }
  return parts.map(({ heading, text }) => ({ heading, text: text.trim() })).filter(({ heading, text }) => heading !== '' && text !== '');
}

const sections = (kind: SearchDocument['kind'], path: string, name: string, blocks: readonly Block[]): SearchDocument[] =>
  partsOf(blocks).map(({ heading, text }) => ({
    kind,
    title: `${heading} · ${name}`,
    url: `${path}#${anchorOf(heading)}`,
    keywords: '',
    text,
  }));

function articles(): SearchDocument[] {
  return articleTexts().map((text): SearchDocument => {
    const { slug, title, summary, topics, body } = toArticle(text);
    const { asks } = text.facts;
    return {
      kind: 'article',
      title: title.en,
      url: `/library/${slug}`,
      keywords: topics.map((topic) => topic.replaceAll('-', ' ')).join(', '),
      text: `${summary.en} ${articlePlainText(body.en)}`,
      asks: [...asks.en, ...asks.es],
      topics,
      es: { title: title.es, text: body.es ? `${summary.es} ${articlePlainText(body.es)}` : summary.es },
    };
  });
}

/** Messages take the language as their second argument; entries of calculators name only the first. */
const inSpanish = (message: () => string): string =>
  (message as (inputs: object, options: { locale: 'es' }) => string)({}, { locale: 'es' });

async function calculators(): Promise<SearchDocument[]> {
  await compileMessages();
  const { CALCULATORS } = await import('../../web/src/features/calculators/calculators.ts');
  return CALCULATOR_NAMES.map((name) => {
    const { title, promise, keywords } = CALCULATORS[name];
    return {
      kind: 'calculator',
      title: title(),
      url: publicPath(name),
      keywords: `calculator, calculadora, ${keywords.join(', ')}`,
      text: promise(),
      es: { title: inSpanish(title), text: inSpanish(promise) },
    };
  });
}

function questions(): SearchDocument[] {
  const { facts } = parseText<FaqFacts>(read('faq.md'));
  const page: SearchDocument = {
    kind: 'page',
    title: facts.title,
    url: '/faq',
    keywords: 'faq, questions, help, preguntas frecuentes',
    text: facts.description,
  };
  const answers = facts.groups.flatMap(({ group, items }) =>
    items.map(({ question, answer }): SearchDocument => ({
      kind: 'question',
      title: question,
      url: `/faq#${anchorOf(question)}`,
      keywords: `${group}, faq, preguntas frecuentes`,
      text: inOneLine(answer),
    })),
  );
  return [page, ...answers];
}

function regions(): SearchDocument[] {
  return REGIONS.flatMap(({ key, name, careSlug }) => {
    const { facts, lead, blocks } = parseText<RegionFacts>(read(`regions/${key}.md`));
    const path = `/${careSlug}`;
    const of = (title: string, place: string, text: string): SearchDocument => ({
      kind: 'region',
      title: `${title} · ${name}`,
      url: `${path}#${place}`,
      keywords: '',
      text,
    });
    return [
      wholePage('region', path, { facts, lead }),
      ...facts.problems.map((one) => of(one.name, anchorOf(one.name), `${one.why} ${one.whatToDo}`)),
      ...facts.months.map(({ title, tasks }) => of(title, anchorOf(title.split(':')[0] ?? title), tasks.join(' '))),
      ...sections('region', path, name, blocks),
    ];
  });
}

function rules(): SearchDocument[] {
  return REGIONS.flatMap(({ key, name, rulesSlug }) => {
    const { facts, lead, blocks } = parseText<RegulationFacts>(read(`regulations/${key}.md`));
    const path = `/${rulesSlug}`;
    const each = facts.rules.map((rule): SearchDocument => ({
      kind: 'rules',
      title: `${rule.topic} · ${name}`,
      url: `${path}#${rule.id}-text`,
      keywords: '',
      text: `${rule.rule} ${rule.numbers.map((number) => number.name).join(', ')}`.trim(),
    }));
    return [wholePage('rules', path, { facts, lead }), ...each, ...sections('rules', path, name, blocks)];
  });
}

function wholePage(
  kind: SearchDocument['kind'],
  url: string,
  { facts, lead }: Pick<Text<RegionFacts | RegulationFacts>, 'facts' | 'lead'>,
) {
  return { kind, title: facts.title, url, keywords: facts.keywords.join(', '), text: `${facts.description} ${blockText(lead)}` };
}

function texts(): SearchDocument[] {
  const about = parseText<{ title: string; description: string; keywords: string[] }>(read('about.md'));
  const legal = (['terms', 'privacy', 'disclaimer'] as const).flatMap((slug) => {
    const { facts, blocks } = parseDocument(read(`legal/${slug}.md`));
    const title = facts['title'] ?? slug;
    const page: SearchDocument = { kind: 'legal', title, url: `/${slug}`, keywords: slug, text: facts['description'] ?? '' };
    return [page, ...sections('legal', `/${slug}`, title, blocks)];
  });
  const { title, description, keywords } = about.facts;
  return [
    { kind: 'page', title, url: '/about-limpid', keywords: keywords.join(', '), text: description },
    ...sections('page', '/about-limpid', title, about.blocks),
    ...legal,
  ];
}

/** Pages whose words are in their code: what people find there. */
function places(): SearchDocument[] {
  const page = (title: string, url: string, keywords: string, text: string, es: { title: string; text: string }): SearchDocument => ({
    kind: 'page',
    title,
    url,
    keywords,
    text,
    es,
  });
  return [
    page(
      'Calculators',
      '/calculators',
      'pool calculators, all calculators',
      'Eighteen exact calculators for pool and spa, free, with their arithmetic and sources: treatment plan, water balance, doses, volume, pump hours, heating and more.',
      {
        title: 'Calculadoras',
        text: 'Dieciocho calculadoras exactas para piscina y jacuzzi, gratis, con sus cuentas y fuentes: plan, equilibrio del agua, dosis, volumen, horas de bomba, calefacción y más.',
      },
    ),
    page(
      'Proof',
      '/proof',
      'accuracy, published values, tests, sources, saturation index reference values',
      'How the engine compares with values that others published. Your own browser does the sums, row by row, each with its source and its tolerance.',
      {
        title: 'Prueba',
        text: 'Cómo se compara el motor con valores que otros publicaron. Tu propio navegador hace las cuentas, fila por fila, cada una con su fuente y su tolerancia.',
      },
    ),
    page(
      'Set up a pool',
      '/setup',
      'add pool, new pool, get started, sign up, create account, describe pool',
      'Describe your pool or spa once: size, surface, how it is sanitized, and what stands in your shed. After that every test turns into a plan.',
      {
        title: 'Agregar una piscina',
        text: 'Describe una vez tu piscina o jacuzzi: tamaño, acabado, cómo se desinfecta y qué productos tienes. Después cada análisis se vuelve un plan.',
      },
    ),
    page(
      'Log a test',
      '/chemistry/log',
      'log, log a test, enter test results, record a reading, add a reading, new test, water test',
      'In your account: type or tap what your kit shows, in the order of your kit. The plan follows at once.',
      {
        title: 'Anotar un análisis',
        text: 'En tu cuenta: escribe o toca lo que muestra tu kit, en el orden de tu kit. El plan sale enseguida.',
      },
    ),
    page(
      'Water chemistry: the log of your pool',
      '/chemistry',
      'log, log book, my log, test history, past tests, earlier tests, what I added, readings, chart, water chemistry',
      'In your account: every test and everything that was added, as a chart and as lists that you can correct.',
      {
        title: 'Química del agua: el registro de tu piscina',
        text: 'En tu cuenta: cada análisis y todo lo que se agregó, en gráfica y en listas que puedes corregir.',
      },
    ),
    page(
      'Today and the plan',
      '/dashboard',
      'today, my pool, my plan, treatment plan, next step, swim clock, dashboard',
      'In your account: what your water needs now, in which order and how much, and from when you may swim.',
      { title: 'Hoy y el plan', text: 'En tu cuenta: qué necesita tu agua ahora, en qué orden y cuánto, y desde cuándo se puede nadar.' },
    ),
    page(
      'Pricing',
      '/pricing',
      'price, plans, cost, free, pro, business, trial, subscription, upgrade, billing, bill, invoice, receipt, payment, cancel, facturación, factura, recibo, cobro, pago, suscripción, cancelar',
      'What is free, and what Pro and Business add. Every dose, plan and safety feature is in the free account; Pro can be tried for thirty days without a card.',
      {
        title: 'Precios',
        text: 'Qué es gratis y qué agregan Pro y Negocios. Cada dosis, plan y aviso de seguridad está en la cuenta gratis; Pro se prueba treinta días sin tarjeta.',
      },
    ),
    page(
      'Privacy settings',
      '/privacy-settings',
      'cookies, consent, tracking, analytics, opt out',
      'Which cookies you allow on this device. Change it at any time.',
      { title: 'Privacidad y cookies', text: 'Qué cookies permites en este dispositivo. Puedes cambiarlo cuando quieras.' },
    ),
    page(
      'Contact',
      '/contact',
      'contact, support, email, feedback, report a mistake',
      'Write to us: a question, a mistake that you found, or an idea. We answer by mail.',
      { title: 'Contacto', text: 'Escríbenos: una pregunta, un error que encontraste o una idea. Contestamos por correo.' },
    ),
  ];
}

if (import.meta.main) writeFileSync(DOCUMENTS_FILE, `${JSON.stringify(await searchDocuments(), null, 2)}\n`);
