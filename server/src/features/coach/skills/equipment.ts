// What equipment the pool has: from its equipment list, never from a guess.
import type { Equipment } from '@limpid/contract';
import { dayOf, daysBetween } from '@limpid/schedule';
import type { Frame } from '../understanding/frame.ts';
import { dayText, needsPool } from './days.ts';
import { shown } from './numbers.ts';
import { type CoachContext, inLanguage, reply, type Reply, type Source } from './reply.ts';

const KINDS: Record<Equipment['kind'], { en: string; es: string; asks: RegExp }> = {
  pump: { en: 'pump', es: 'bomba', asks: /\b(?:pump|bomba|motor)\b/ },
  filter: { en: 'filter', es: 'filtro', asks: /\b(?:filters?|filtros?|cartridge|cartucho)\b/ },
  heater: { en: 'heater', es: 'calentador', asks: /\b(?:heater|heat pump|calentador|bomba de calor)\b/ },
  salt_cell: { en: 'salt cell', es: 'celda de sal', asks: /\b(?:salt cell|cell|swg|generator|celda|clorador)\b/ },
  cleaner: { en: 'cleaner', es: 'limpiador', asks: /\b(?:robot|cleaner|limpiafondos)\b/ },
  cover: { en: 'cover', es: 'cubierta', asks: /\b(?:cover|cubierta)\b/ },
  automation: { en: 'automation', es: 'automatización', asks: /\b(?:automation|controller|automatizacion)\b/ },
  light: { en: 'light', es: 'luz', asks: /\b(?:lights?|luz|luces)\b/ },
  other: { en: 'other equipment', es: 'otro equipo', asks: /$^/ },
};

const VARIANTS: Record<string, { en: string; es: string }> = {
  single_speed: { en: 'single-speed', es: 'de una velocidad' }, two_speed: { en: 'two-speed', es: 'de dos velocidades' }, variable_speed: { en: 'variable-speed', es: 'de velocidad variable' },
  sand: { en: 'sand', es: 'de arena' }, diatomaceous_earth: { en: 'DE', es: 'de diatomea' }, cartridge: { en: 'cartridge', es: 'de cartucho' },
  gas: { en: 'gas', es: 'de gas' }, heat_pump: { en: 'heat pump', es: 'bomba de calor' }, electric: { en: 'electric', es: 'eléctrico' }, solar: { en: 'solar', es: 'solar' },
}; // prettier-ignore

function nameOf(item: Equipment, context: CoachContext): string {
  const kind = KINDS[item.kind][context.language];
  const variant = VARIANTS[item.variant ?? '']?.[context.language];
  const what = variant === undefined ? kind : inLanguage(context, { en: `${variant} ${kind}`, es: `${kind} ${variant}` });
  const made = [item.make, item.model].filter((text) => text !== undefined).join(' ');
  return [item.name ?? what, ...(made ? [`(${made})`] : [])].join(' ');
}

function factsOf(item: Equipment, context: CoachContext): string[] {
  const today = dayOf(context.now, context.timeZone);
  const on = (day: string) => dayText(`${day}T12:00:00Z`, { ...context, timeZone: 'UTC' });
  const withYear = (day: string) => `${on(day)}, ${day.slice(0, 4)}`;
  const facts: string[] = [];
  if (item.installedOn !== undefined) {
    const years = daysBetween(item.installedOn, today) / 365.25;
    const age = shown(years, years < 3 ? 1 : 0, context.language);
    facts.push(inLanguage(context, { en: `${age} years old`, es: `${age} años` }));
  }
  if (item.lifeUsedPercent !== null) {
    const used = shown(item.lifeUsedPercent, 0, context.language);
    facts.push(inLanguage(context, { en: `about ${used}% of its usual life used`, es: `lleva cerca del ${used}% de su vida usual` }));
  }
  if (item.warrantyUntilOn !== undefined) {
    const until = withYear(item.warrantyUntilOn);
    facts.push(
      item.warrantyUntilOn < today
        ? inLanguage(context, { en: `warranty ended ${until}`, es: `la garantía terminó el ${until}` })
        : inLanguage(context, { en: `warranty until ${until}`, es: `garantía hasta el ${until}` }),
    );
  }
  return facts;
}

export function answerEquipment(frame: Frame, context: CoachContext): Reply {
  if (!context.pool) return needsPool(context);
  const { name, id, equipment } = context.pool;
  const source: Source = { title: inLanguage(context, { en: 'Equipment', es: 'Equipos' }), url: `/pools/${id}/equipment` };
  const asked = (Object.keys(KINDS) as Equipment['kind'][]).filter((kind) => KINDS[kind].asks.test(frame.text));
  const found = asked.length > 0 ? equipment.filter(({ kind }) => asked.includes(kind)) : equipment;
  if (found.length === 0) {
    const [kind] = asked;
    const what = kind ? KINDS[kind][context.language] : undefined;
    return reply(
      inLanguage(context, {
        en: what ? `There is no ${what} on the list for ${name} yet. Add it there and I can tell you its age, warranty and life left.` : `The equipment list of ${name} is still empty.`,
        es: what ? `En la lista de ${name} aún no hay ${what}. Agrégala ahí y te digo su edad, garantía y vida restante.` : `La lista de equipos de ${name} aún está vacía.`,
      }),
      { sources: [source] },
    ); // prettier-ignore
  }
  const lines = found.slice(0, 8).map((item) => [nameOf(item, context), ...factsOf(item, context)].join(', '));
  const capital = (text: string) => `${text[0]?.toLocaleUpperCase() ?? ''}${text.slice(1)}`;
  if (lines.length === 1) {
    const missing = found[0]?.installedOn === undefined ? inLanguage(context, { en: ' When it was installed is not on the list yet.', es: ' Falta anotar cuándo se instaló.' }) : ''; // prettier-ignore
    return reply(`${capital(lines[0] ?? '')}.${missing}`, { sources: [source] });
  }
  const opening = inLanguage(context, { en: `At ${name}:`, es: `En ${name}:` });
  return reply(`${opening}\n${lines.map((line) => `• ${capital(line)}`).join('\n')}`, { sources: [source] });
}
