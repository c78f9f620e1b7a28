// What is typical for a month where a pool is. Only figures that were found in a source stand here. Monthly normals of air temperature, sun
// and rain were not found for any region, so they are not here, and the coach says that it has none.
import type { CoachLanguage } from '../understanding/fold.ts';

export type ClimateRegion = 'southern_arizona' | 'southern_nevada' | 'florida' | 'california' | 'hawaii' | 'elsewhere';
/** 1 to 12 */
export type Month = number;

interface Fact {
  from: Month;
  to: Month;
  en: string;
  es: string;
}

const FACTS: Partial<Record<ClimateRegion, readonly Fact[]>> = {
  southern_arizona: [
    // Shasta Pools' blog, backyardassist.com and biologyinsights.com on evaporation in the desert of Arizona: 1/4 to 1/2 inch a day in summer
    {
      from: 6,
      to: 8,
      en: 'An open pool evaporates 1/4 to 1/2 inch (6 to 13 mm) of water a day.',
      es: 'Una piscina sin cubierta evapora de 1/4 a 1/2 pulgada (6 a 13 mm) de agua al día.',
    },
  ],
  southern_nevada: [
    // greenchambernv.org, and a text of the Las Vegas Valley Water District as quoted at colapool.com in 2013
    {
      from: 6,
      to: 8,
      en: 'An open pool evaporates up to about 1/2 inch (13 mm) of water a day.',
      es: 'Una piscina sin cubierta evapora hasta 1/2 pulgada (13 mm) de agua al día, más o menos.',
    },
  ],
  florida: [
    // Florida Swimming Pool Association, floridapoolpro.com: June 1 to November 30
    { from: 6, to: 11, en: 'It is hurricane season.', es: 'Es temporada de huracanes.' },
  ],
};

const NAMES: Record<ClimateRegion, Record<CoachLanguage, string>> = {
  southern_arizona: { en: 'southern Arizona', es: 'el sur de Arizona' },
  southern_nevada: { en: 'southern Nevada', es: 'el sur de Nevada' },
  florida: { en: 'Florida', es: 'Florida' },
  california: { en: 'California', es: 'California' },
  hawaii: { en: 'Hawaii', es: 'Hawái' },
  elsewhere: { en: 'your area', es: 'tu zona' },
};

/** The sources speak of the low desert: Flagstaff and Reno are another climate. */
const DESERT_BELOW = { arizona: 34, nevada: 37.5 };

export function regionOf({ state, latitude }: { state: string; latitude: number }): ClimateRegion {
  switch (state.trim().toLowerCase()) {
    case 'az':
    case 'arizona':
      return latitude < DESERT_BELOW.arizona ? 'southern_arizona' : 'elsewhere';
    case 'nv':
    case 'nevada':
      return latitude < DESERT_BELOW.nevada ? 'southern_nevada' : 'elsewhere';
    case 'fl':
    case 'florida':
      return 'florida';
    case 'ca':
    case 'california':
      return 'california';
    case 'hi':
    case 'hawaii':
      return 'hawaii';
    default:
      return 'elsewhere';
  }
}

export interface Typical {
  /** "July in Florida" */
  when: string;
  facts: string[];
  /** what is not known, said as such */
  missing: string;
  /** all of it as a coach says it */
  text: string;
}

export function typicalFor(region: ClimateRegion, month: Month, language: CoachLanguage): Typical {
  const name = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' }).format(new Date(Date.UTC(2026, month - 1, 15)));
  const when = language === 'es' ? `${name} en ${NAMES[region].es}` : `${name} in ${NAMES[region].en}`;
  const facts = (FACTS[region] ?? []).filter(({ from, to }) => from <= month && month <= to).map((fact) => fact[language]);
  const missing =
    language === 'es'
      ? `No tengo cifras comprobadas de temperatura del aire, sol ni lluvia para ${when}, ni el tiempo de hoy.`
      : `I have no checked figures of air temperature, sun or rain for ${when}, and I don't know today's weather.`;
  const lead = language === 'es' ? `Lo típico de ${when}:` : `Typical for ${when}:`;
  const typical = facts.length === 0 ? '' : `${lead} ${facts.map(lowered).join(' ')} `;
  return { when, facts, missing, text: `${typical}${missing}` };
}

const lowered = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

const MONTHS =
  /\b(?:(jan(?:uary)?|enero)|(feb(?:ruary)?|febrero)|(march|marzo)|(apr(?:il)?|abril)|(may|mayo)|(june?|junio)|(july?|julio)|(aug(?:ust)?|agosto)|(sept?(?:ember)?|septiembre)|(oct(?:ober)?|octubre)|(nov(?:ember)?|noviembre)|(dec(?:ember)?|diciembre))\b/;
const ABOUT_A_MONTH = /\b(?:(?:this|next|the|a) month|months?|typical(?:ly)?|climate|climat\w*|mes(?:es)?|tipic[oa]s?|clima)\b/;

/** The month that a folded text asks about; undefined: about none. */
export function monthAsked(text: string, now: Date, timeZone: string): Month | undefined {
  const named = MONTHS.exec(text)?.slice(1).findIndex(Boolean);
  if (named !== undefined && named >= 0) return named + 1;
  if (!ABOUT_A_MONTH.test(text)) return undefined;
  const current = monthOf(now, timeZone);
  return /\bnext month\b|\b(?:proximo mes|mes que viene)\b/.test(text) ? (current % 12) + 1 : current;
}

export const monthOf = (now: Date, timeZone: string): Month =>
  Number(new Intl.DateTimeFormat('en-US', { month: 'numeric', timeZone }).format(now));
