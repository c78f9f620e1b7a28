// What a notification says, in both languages. Names of pools and tasks come from the person.
import type { Notification } from '@limpid/contract';
import { alertInLanguage } from '@limpid/contract/alert-language';
import { taskInLanguage } from '@limpid/contract/task-language';

export type Language = 'en' | 'es';
type Kind = Notification['kind'];
export type NotificationValues = Record<string, string | number | string[]>;
interface NotificationText {
  title: string;
  text: string;
}
type Format = (values: NotificationValues) => NotificationText;

const nameOf = (values: NotificationValues): string => String(values['pool'] ?? '');
const numberOf = (values: NotificationValues, name: string): number => Number(values[name] ?? 0);
const listOf = (values: NotificationValues, name: string): string[] => (Array.isArray(values[name]) ? values[name] : []);

/** Tasks of the catalog in the reader's language. Notifications of before the slugs were kept have their titles as they were written. */
function titlesOf(values: NotificationValues, language: Language): string[] {
  const slugs = listOf(values, 'taskSlugs');
  return listOf(values, 'tasks').map((title, index) => taskInLanguage({ title, catalogSlug: slugs[index] }, language).title);
}
const more = (count: number, all: string[], word: string): string => (count > all.length ? `${all.join(', ')} ${word}` : all.join(', '));
const dayIn = (language: string, day: unknown): string =>
  new Intl.DateTimeFormat(language, { timeZone: 'UTC', year: 'numeric', month: 'long', day: 'numeric' }).format(new Date(String(day)));

/** At the pool: "Sun, 9:00 AM". */
const momentIn = (language: string, { timeZone }: NotificationValues, instant: unknown): string =>
  new Intl.DateTimeFormat(language, { timeZone: String(timeZone), weekday: 'short', hour: 'numeric', minute: '2-digit' }).format(
    new Date(String(instant)),
  );
const untilIn = (language: string, values: NotificationValues): string | undefined =>
  values['endsAt'] === '' ? undefined : momentIn(language, values, values['endsAt']);

const ENGLISH: Record<Kind, Format> = {
  test_due: (values) => {
    const pool = nameOf(values);
    if (values['reason'] === 'retest')
      return { title: `Test ${pool} again`, text: 'Your treatment has mixed in. Test the water now to finish your treatment plan.' };
    const days = numberOf(values, 'days');
    return { title: `Time to test ${pool}`, text: `Your last test was ${days === 1 ? 'yesterday' : `${days} days ago`}.` };
  },
  step_ready: (values) => ({
    title: `${nameOf(values)}: ready for the next step`,
    text: 'The wait is over. Open your treatment plan to see what to add next.',
  }),
  plan_unfinished: (values) => {
    const left = numberOf(values, 'left');
    return {
      title: `Finish your treatment plan for ${nameOf(values)}`,
      text:
        left === 1
          ? 'One step is left. If it has been a while, test the water first.'
          : `${left} steps are left. If it has been a while, test the water first.`,
    };
  },
  task_due: (values) => {
    const [titles, count] = [titlesOf(values, 'en'), numberOf(values, 'count')];
    if (count === 1) return { title: titles[0] ?? '', text: `Due at ${nameOf(values)}.` };
    return { title: `${count} tasks are due at ${nameOf(values)}`, text: `${more(count, titles, 'and more')}.` };
  },
  warranty_ending: (values) => ({
    title: `A warranty ends soon: ${String(values['equipment'])}`,
    text: `It covers you until ${dayIn('en-US', values['endsOn'])}. If something isn’t right, claim it before then.`,
  }),
  weather_alert: (values) => {
    const title = `${String(values['event'])}: ${nameOf(values)}`;
    if (values['isOver'] === 1) return { title, text: 'This alert is no longer in effect.' };
    const until = untilIn('en-US', values);
    const from = momentIn('en-US', values, values['startsAt']);
    return { title, text: `From ${from}${until === undefined ? '' : ` until ${until}`}: see what to do for your pool.` };
  },
  push_stopped: () => ({ title: 'Push stopped working on one device', text: 'Turn it on again there.' }),
  test_message: () => ({ title: 'This is a test message', text: 'Your reminders will show up here.' }),
};

const SPANISH_EQUIPMENT: Record<string, string> = {
  pump: 'bomba',
  filter: 'filtro',
  heater: 'calentador',
  salt_cell: 'celda de sal',
  cleaner: 'limpiador',
  cover: 'cubierta',
  automation: 'automatización',
  light: 'luz',
  other: 'equipo',
};
const ENGLISH_EQUIPMENT: Record<string, string> = { salt_cell: 'salt cell', other: 'equipment' };

const SPANISH: Record<Kind, Format> = {
  test_due: (values) => {
    const pool = nameOf(values);
    if (values['reason'] === 'retest')
      return {
        title: `Vuelve a analizar ${pool}`,
        text: 'El tratamiento ya se mezcló. Analiza el agua ahora para terminar tu plan de tratamiento.',
      };
    const days = numberOf(values, 'days');
    return { title: `Toca analizar el agua de ${pool}`, text: `Tu último análisis fue ${days === 1 ? 'ayer' : `hace ${days} días`}.` };
  },
  step_ready: (values) => ({
    title: `${nameOf(values)}: ya puedes dar el siguiente paso`,
    text: 'Terminó la espera. Abre tu plan de tratamiento para ver qué agregar.',
  }),
  plan_unfinished: (values) => {
    const left = numberOf(values, 'left');
    return {
      title: `Termina tu plan de tratamiento de ${nameOf(values)}`,
      text: `${left === 1 ? 'Falta un paso' : `Faltan ${left} pasos`}. Si ya pasó tiempo, analiza el agua primero.`,
    };
  },
  task_due: (values) => {
    const [titles, count] = [titlesOf(values, 'es'), numberOf(values, 'count')];
    if (count === 1) return { title: titles[0] ?? '', text: `Pendiente en ${nameOf(values)}.` };
    return { title: `${count} tareas pendientes en ${nameOf(values)}`, text: `${more(count, titles, 'y más')}.` };
  },
  warranty_ending: (values) => ({
    title: `Una garantía está por vencer: ${String(values['equipment'])}`,
    text: `Te cubre hasta el ${dayIn('es-US', values['endsOn'])}. Si algo anda mal, haz el reclamo antes.`,
  }),
  weather_alert: (values) => {
    const title = `${alertInLanguage(String(values['event']), 'es')}: ${nameOf(values)}`;
    if (values['isOver'] === 1) return { title, text: 'Esta alerta ya no está en vigor.' };
    const until = untilIn('es-MX', values);
    const from = momentIn('es-MX', values, values['startsAt']);
    return { title, text: `Desde ${from}${until === undefined ? '' : ` hasta ${until}`}: mira qué hacer con tu piscina.` };
  },
  push_stopped: () => ({
    title: 'Las notificaciones push dejaron de funcionar en un dispositivo',
    text: 'Actívalas otra vez en ese dispositivo.',
  }),
  test_message: () => ({ title: 'Este es un mensaje de prueba', text: 'Aquí verás tus recordatorios.' }),
};

const TEXTS: Record<Language, Record<Kind, Format>> = { en: ENGLISH, es: SPANISH };

/** Equipment that has no make and model is called by its kind. */
function withNames(language: Language, values: NotificationValues): NotificationValues {
  if (values['equipment'] !== undefined || values['equipmentKind'] === undefined) return values;
  const kind = String(values['equipmentKind']);
  const equipment = language === 'es' ? (SPANISH_EQUIPMENT[kind] ?? kind) : (ENGLISH_EQUIPMENT[kind] ?? kind);
  return { ...values, equipment };
}

export const notificationText = (kind: Kind, values: NotificationValues, language: Language): NotificationText =>
  TEXTS[language][kind](withNames(language, values));
