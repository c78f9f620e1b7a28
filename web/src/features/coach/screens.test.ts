import { expect, it } from 'vitest';
import { POOL_CALCULATORS } from '../calculators/calculator-names.ts';
import { ABOUT, coachAddress, errandAddress, errandOf } from '../../api/coach-address.ts';
import { articleSlug, screenOf } from './screens.ts';

const AROUND = { units: 'us', poolName: 'Lanai', articleTitle: undefined } as const;
const aboutOf = (pathname: string, query = '') => new URL(coachAddress(pathname, query), 'http://x').searchParams.get(ABOUT);

it('takes a calculator with its values along, without the pool of its address', () => {
  const query = 'parameter=ph&targetPh=7.5&ph=8&productId=muriatic-acid&volumeL=56781&pool=0197f6f0-0000-7000-8000-0000000000c1';
  const about = aboutOf(`${POOL_CALCULATORS}/dose`, query);
  expect(about).not.toContain('pool=');
  const screen = screenOf(about, AROUND);
  expect(screen?.facts).toBe('pH 8.0 → 7.5 · 15,000 gal');
  expect(screen?.suggestions[0]).toBe('How much muriatic acid to bring pH from 8.0 to 7.5 in 15,000 gal?');
});

it('asks for no dose that the product of the calculator can’t give', () => {
  const query = 'parameter=freeChlorinePpm&targetFreeChlorinePpm=6&freeChlorinePpm=8.9&productId=liquid-chlorine&volumeL=56781';
  const screen = screenOf(aboutOf(`${POOL_CALCULATORS}/dose`, query), AROUND);
  expect(screen?.facts).toBe('Free chlorine 8.9 → 6.0 ppm · 15,000 gal');
  expect(screen?.suggestions[0]).toBe('Free chlorine is 8.9 ppm: how do I lower it to 6.0 ppm?');
  const same = screenOf(aboutOf(`${POOL_CALCULATORS}/dose`, query.replace('8.9', '6')), AROUND);
  expect(same?.question).toBeUndefined();
  expect(same?.suggestions[0]).toBe('In what order do I add chemicals?');
  const up = screenOf(aboutOf(`${POOL_CALCULATORS}/dose`, query.replace('8.9', '2')), AROUND);
  expect(up?.question).toBe(up?.suggestions[0]);
});

it('names the other values that a calculator was filled with', () => {
  const screen = screenOf(aboutOf(`${POOL_CALCULATORS}/balance`, 'ph=7.6&alkalinityPpm=90&hardnessPpm='), AROUND);
  expect(screen?.facts).toBe('pH 7.6 · TA 90');
});

it('has two or three questions for each page of the app that leads to the coach', () => {
  const paths = [
    '/dashboard',
    '/chemistry',
    '/chemistry/log',
    '/chemistry/strip',
    '/chemistry/water-photo',
    '/maintenance',
    '/library',
    '/library/symptoms',
    '/pools/p1',
    '/pools/p1/equipment',
    '/faq',
    '/es/faq',
    '/proof',
    '/calculators',
    '/calculators/dilution',
    '/notifications',
    '/settings',
    '/settings/security',
    '/pricing',
    '/contact',
    '/terms',
    '/privacy',
    '/setup',
    '/pool-services-florida',
    '/pool-regulations-florida',
    '/no-such-page',
  ];
  for (const path of [...paths, POOL_CALCULATORS, `${POOL_CALCULATORS}/dilution`]) {
    const found = screenOf(aboutOf(path), AROUND)?.suggestions.length ?? 0;
    expect(found, path).toBeGreaterThanOrEqual(2);
    expect(found, path).toBeLessThanOrEqual(3);
  }
  expect(screenOf(null, AROUND)).toBeUndefined();
});

it('tells the coach what a page answers, so that a question can follow it, and never with numbers of an example', () => {
  const asked = (path: string) => screenOf(aboutOf(path), AROUND)?.question;
  expect(asked('/maintenance')).toBe('What maintenance is due?');
  expect(asked('/dashboard')).toBe('What should I add today?');
  expect(asked('/pools/p1')).toBe('How is Lanai doing?');
  expect(asked('/pools/p1/equipment')).toBe('What equipment do I have?');
  for (const path of ['/chemistry/log', '/calculators', '/calculators/dose', '/proof']) expect(asked(path), path).toBeUndefined();
});

it('takes a public calculator for the one of the pool', () => {
  expect(screenOf(aboutOf('/calculators/dilution'), AROUND)?.title).toBe(screenOf(aboutOf(`${POOL_CALCULATORS}/dilution`), AROUND)?.title);
});

it('takes a guided list of the pool and what was searched for along', () => {
  const storm = screenOf(aboutOf('/pools/p1', 'guide=storm'), AROUND);
  expect(storm?.title).toBe('Storm or hurricane');
  expect(storm?.suggestions[0]).toBe('What should I know about “Storm or hurricane”?');
  expect(screenOf(aboutOf('/pools/p1', 'guide=constructor'), AROUND)?.title).toBe('Lanai');
  expect(screenOf(aboutOf('/search', 'q=foam after shock'), AROUND)?.suggestions).toEqual(['foam after shock']);
  expect(screenOf(aboutOf('/search', 'q=  '), AROUND)?.suggestions[0]).toBe('What should I do here?');
});

it('tells the server the address of the screen, with what is open there, and its question', () => {
  const about = (path: string, query = '') => screenOf(aboutOf(path, query), { ...AROUND, articleTitle: 'High CYA' })?.about;
  expect(about('/settings/security')).toBe('/settings/security');
  expect(about('/dashboard')).toBe('/dashboard What should I add today?');
  expect(about('/library/high-cya')).toBe('/library/high-cya High CYA');
  expect(about('/pools/p1', 'guide=storm')).toBe('/pools/p1?guide=storm');
  expect(about('/library/symptoms', 'symptom=foam&answer=people')).toBe('/library/symptoms?symptom=foam&answer=people');
  expect(about('/chemistry/water-photo', 'look=green')).toMatch(/^\/chemistry\/water-photo\?look=green /);
  const long = { ...AROUND, poolName: 'Pool '.repeat(80) };
  expect(screenOf(aboutOf('/pools/p1'), long)?.about.length).toBeLessThanOrEqual(300);
});

it('takes what was chosen in the symptom solver along', () => {
  const foam = screenOf(aboutOf('/library/symptoms', 'symptom=foam&answer=people'), AROUND);
  expect(foam?.facts).toBe('Foam · After people were in the water');
  expect(foam?.suggestions).toEqual([
    'What I notice: Foam, after people were in the water. What should I do?',
    'Why is there foam on the water?',
  ]);
  expect(screenOf(aboutOf('/library/symptoms', 'symptom=leak'), AROUND)?.suggestions[1]).toBe('How do I find out if the pool leaks?');
  expect(screenOf(aboutOf('/library/symptoms', 'symptom=constructor'), AROUND)?.facts).toBeUndefined();
});

it('makes questions of the numbers that are typed, and none with other numbers', () => {
  const first = (name: string, query: string) => screenOf(aboutOf(`${POOL_CALCULATORS}/${name}`, query), AROUND)?.suggestions[0];
  expect(first('dilution', 'what=cyanuricAcidPpm&nowPpm=90&wantedPpm=45&fillPpm=0&volumeL=56781')).toBe(
    'Cyanuric acid is 90: how much water do I replace to get to 45 in 15,000 gal?',
  );
  expect(first('breakpoint', 'combinedChlorinePpm=0&volumeL=56781')).toBe('What is breakpoint chlorination?');
  expect(first('heater', 'fromC=18&toC=27.8&heater=heat_pump&outputKw=32.2378&volumeL=56781')).toBe(
    'How long does it take to heat 15,000 gal from 64.4 °F to 82 °F with a heat pump of 110,000 Btu/h?',
  );
});

it('asks about a weak salt cell only where there is one', () => {
  const asks = (isSalt: boolean) => screenOf(aboutOf('/pools/p1/equipment'), { ...AROUND, isSalt })?.suggestions;
  expect(asks(true)).toContain('Why does my salt cell make too little chlorine?');
  expect(asks(false)?.join(' ')).not.toMatch(/salt/);
});

it('knows an article by its address and waits for its title', () => {
  const about = aboutOf('/library/high-cya');
  expect(articleSlug(about)).toBe('high-cya');
  expect(articleSlug('/library/symptoms')).toBeUndefined();
  expect(screenOf(about, AROUND)).toBeUndefined();
  expect(screenOf(about, { ...AROUND, articleTitle: 'High CYA' })?.title).toBe('High CYA');
});

it('takes the look of a photo along as a question', () => {
  const screen = screenOf(aboutOf('/chemistry/water-photo', 'look=green'), AROUND);
  expect(screen?.question).toBe('The water looks green. What should I do?');
  expect(screen?.suggestions[0]).toBe(screen?.question);
  expect(screenOf(aboutOf('/chemistry/water-photo', 'look=purple'), AROUND)?.question).toBeUndefined();
});

it('takes the confirmed values of a strip along, and leads to where they are saved', () => {
  const screen = screenOf(aboutOf('/chemistry/strip', 'freeChlorinePpm=1&ph=7.8&cyanuricAcidPpm=300&above=cyanuricAcidPpm'), AROUND);
  expect(screen?.facts).toBe('FC 1.0 · pH 7.8 · CYA >300');
  expect(screen?.question).toBe('My strip shows free chlorine 1.0 ppm, pH 7.8, cyanuric acid 300 ppm.');
  expect(screen?.suggestions[0]).toBe(`${screen?.question} What should I add today?`);
  expect(screen?.next?.to).toBe('/chemistry/log');
  expect(screenOf(aboutOf('/chemistry/strip'), AROUND)?.question).toBeUndefined();
});

it('leads back into the same conversation', () => {
  const errand = new URL(errandAddress('/chemistry/strip', 'c1'), 'http://x');
  expect(errandOf(errand.searchParams)).toEqual({ chat: 'c1' });
  expect(errandOf(new URLSearchParams())).toBeUndefined();
  expect(new URL(coachAddress('/chemistry/strip', 'ph=7.8', 'c1'), 'http://x').searchParams.get('chat')).toBe('c1');
});
