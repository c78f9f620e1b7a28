// The words that owners use, by the page that helps: what they see, what they want, what they measured. A page is found by its own words
// too; these are the ones that it lacks or uses too rarely. Separated by commas: a person who types one of them, in any form, means exactly
// this.
const REPEATED = {
  green: 'green water, green pool, algae, algae bloom, black algae, mustard algae, slime',
  cloudy: 'cloudy water, cloudy pool, milky water, murky pool, hazy water, dull water, water not clear',
  irritated: 'strong chlorine smell, pool smells, burning eyes, red eyes, itchy skin',
} as const;

export const SOUGHT_FOR: Readonly<Record<string, string>> = {
  '/calculators/plan':
    `${REPEATED.green}, ${REPEATED.cloudy}, ${REPEATED.irritated}, foam in a hot tub, foamy water, what is wrong with my water, fix my pool, test results, read my test, ` +
    'chlorine too high, chlorine too low, ph too high, ph too low, ph keeps rising, alkalinity too high, alkalinity too low, shock pool, ' +
    'clear a pool, balance my water, open a pool, opening pool in spring, start up, after rain, weekly treatment, which chemicals',
  '/calculators/dose':
    'chlorine, how much chlorine, how much bleach, how much shock, how much acid, how much salt, add salt, low salt, add stabilizer, ' +
    'raise chlorine, chlorine too low, raise ph, lower ph, ph too high, ph too low, raise alkalinity, lower alkalinity, ' +
    'alkalinity too high, alkalinity too low, raise hardness, hardness too low, raise cyanuric acid, cyanuric acid too low, shock pool, shock dose, ' +
    'shock level, kill algae, add borates, add bromine, muriatic acid, soda ash, baking soda',
  '/calculators/effect': 'what raises ph, what lowers ph, side effects of a product, what does it do to my water, overdose, added too much',
  '/calculators/targets':
    'chlorine, ideal ph, normal ph, ph level, ph range, what should ph be, chlorine level, chlorine range, chlorine too high, chlorine too low, how much chlorine should a pool have, ' +
    'ph too high, ph too low, alkalinity level, alkalinity range, alkalinity too high, hardness level, stabilizer level, cyanuric acid too high, salt level, shock level, algae level, recommended values, spa levels, hot tub levels',
  '/calculators/balance':
    'calcium scale, scale on tile, white deposit, hardness too high, hardness too low, etching, corrosive water, soft water, plaster damage',
  '/calculators/dilution':
    'lower cyanuric acid, cyanuric acid too high, stabilizer too high, lower hardness, hardness too high, calcium too high, salt too high, lower salt, lower chlorine, replace water, empty pool',
  '/calculators/breakpoint': `${REPEATED.irritated}, combined chlorine too high, remove chloramines, shock pool, chlorine smell`,
  '/calculators/salt-cell': 'low salt, salt too low, salt system makes no chlorine, salt cell percent',
  '/calculators/heater': 'heat my pool, warm water, cold water, raise temperature, heating cost',
  '/calculators/evaporation': 'losing water, water level drops, cover',
  '/calculators/leak-test': 'losing water, water level drops, leaking pool',
  '/calculators/turnover': 'how long to run the pump, pump schedule, filter hours, electricity cost of the pump, flow rate',
  '/calculators/bathers': 'pool party, many swimmers, heavy use',
  '/calculators/contact-time': 'poop in the pool, vomit in the pool, diarrhea, sick child',
  '/calculators/chlorine-strength': 'old chlorine, weak bleach, expired chlorine, keep chlorine, store chlorine',
  '/calculators/volume': 'how big is my pool, gallons, liters, size of a pool',

  '/library/low-salt': 'how much salt, how many bags of salt, add salt, cuánta sal, cuántas bolsas de sal, agregar sal',
  '/library/salt-systems': 'salt chlorine generator',
  '/library/chlorine-types': 'bleach, liquid chlorine, household bleach, lejía, cloro líquido',
  '/library/fecal-incident':
    'ducks in the pool, bird droppings, dead animal in the pool, drowned animal, patos en la piscina, animal muerto en la piscina, excremento, caca en la piscina',
  '/library/drowning-prevention': 'lifeguard, water watcher, drowning, socorrista, salvavidas',
  '/library/skimmer-and-baskets':
    'dog hair, pet hair, hair in the basket, bugs in the pool, insects, pelo de perro, bichos en la piscina, insectos',
  '/library/corrosive-water':
    'rust, rusty ladder, rusting metal, salt water rust, salt corrosion, tingling in the water, escalera oxidada, hormigueo en el agua',
  '/library/swim-after-chemicals': 'tingling in the water, electric shock from the water, hormigueo en el agua',
  '/library/cloudy-water': 'clarifier, flocculant, clarifier or floc, clarificador, floculante',
  '/library/cartridge-filter': 'clean the filter, wash the filter, limpiar el filtro, lavar el filtro',
  '/library/sand-filter': 'clean a sand filter, backwash the filter, limpiar el filtro de arena',

  '/faq#which-values-should-i-test-and-how-often': 'test schedule, how often to test, test water, what to test',
  '/faq#what-is-free-chlorine': 'free chlorine, fc',
  '/faq#what-is-combined-chlorine': 'chloramines, cc',
  '/faq#what-is-ph': 'ph, acidity, acidic water',
  '/faq#what-is-total-alkalinity': 'alkalinity, total alkalinity, ta, buffer',
  '/faq#what-is-cyanuric-acid': 'cyanuric acid, stabilizer, conditioner, cya',
  '/faq#what-is-calcium-hardness': 'hardness, calcium hardness, calcium, ch',
  '/faq#what-is-the-salt-level-for': 'salt, salt level, salinity',
  '/faq#what-is-the-saturation-index': 'saturation index, langelier index, lsi, csi, water balance',
  '/faq#strips-drops-or-photometer': 'which test kit, best test kit, test strips, reliable test',
  '/faq#why-does-my-chlorine-test-stay-clear-when-ive-added-plenty':
    'no chlorine reading, chlorine reads zero, test stays clear, chlorine too high, bleached test',
  '/faq#why-does-the-target-for-chlorine-depend-on-cyanuric-acid':
    'stabilizer, chlorine lock, cyanuric acid level, cyanuric acid too high, chlorine level, chlorine too low, chlorine does not hold',
  '/faq#when-does-it-tell-me-to-drain':
    'lower cyanuric acid, cyanuric acid too high, hardness too high, salt too high, drain my pool, replace water',
  '/faq#the-water-is-green-what-do-i-do': `${REPEATED.green}, kill algae, clear a green pool, green after chlorine, brown water, metals`,
  '/faq#the-water-is-cloudy-what-do-i-do': `${REPEATED.cloudy}, clear cloudy water, cannot see the bottom`,
  '/faq#when-can-we-swim-after-a-treatment':
    'safe to swim, swim after shock, swim after chlorine, swim after acid, chlorine too high, how long to wait, is my pool safe',
  '/faq#can-i-mix-pool-chemicals-or-add-two-at-once':
    'mix chemicals, acid and chlorine together, order of chemicals, wait between chemicals',
  '/faq#someone-breathed-in-fumes-swallowed-a-product-or-got-it-in-their-eyes-what-do-i-do':
    'poison, poisoning, emergency, gas, burned skin, chlorine in the eyes, drank pool chemicals, drank pool water, child swallowed pool water, dog drank pool water',
  '/faq#what-is-the-highest-safe-temperature-for-a-hot-tub': 'hot tub temperature, spa temperature, too hot',
  '/faq#why-is-a-dose-split-into-several-parts': 'how fast to add, add slowly, several doses',
  '/faq#my-pool-store-says-something-different-who-is-right': 'pool store test, store advice',
  '/faq#my-liquid-chlorine-is-old-does-that-matter': 'old chlorine, expired chlorine, shelf life',
  '/faq#do-i-have-to-install-anything': 'app, install, download the app, iphone, android, home screen',
  '/faq#does-it-work-offline': 'offline, no internet, no signal',
  '/faq#how-do-i-get-my-data-or-have-everything-deleted': 'delete account, remove account, export, download my data',
  '/faq#how-do-i-protect-my-account': 'password, two factor, passkey, security',
  '/faq#what-does-limpid-cost': 'price, free, subscription',
  '/faq#i-added-something-else-or-more-than-planned-what-now': 'added too much, overdose, wrong dose',
};

/** Its own keywords and those that people come with. */
export const withSought = <T extends { url: string; keywords: string }>(page: T): T => {
  const sought = SOUGHT_FOR[page.url];
  return sought === undefined ? page : { ...page, keywords: [page.keywords, sought].filter((words) => words !== '').join(', ') };
};
