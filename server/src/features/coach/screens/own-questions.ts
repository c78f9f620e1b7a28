// Suggestions of the screens that are answered word for word.
import type { CoachLanguage } from '../understanding/fold.ts';

type OwnQuestion = { asks: readonly string[] } & (
  | { card: string }
  | (Record<CoachLanguage, string> & { title: Record<CoachLanguage, string>; url: string })
);
/** Suggestions of the screens that are answered word for word; their letters and digits alone, in lower case. */
export const OWN_QUESTIONS: readonly OwnQuestion[] = [
  {
    asks: ['why does my salt cell make too little chlorine', 'por que mi celda de sal produce poco cloro'],
    card: 'salt-no-chlorine',
  },
  {
    asks: ['what do you store about me', 'que guardan de mi'],
    title: { en: 'Privacy notice', es: 'Aviso de privacidad' },
    url: '/privacy',
    en: 'Your name and email address, your pools with their tests, treatments and plans, what you write to us and to the coach, and what keeps you signed in. You can download all of it or delete it under Settings, Profile.',
    es: 'Tu nombre y correo, tus piscinas con sus análisis, tratamientos y planes, lo que nos escribes a nosotros y al asistente, y lo que mantiene abierta tu sesión. Puedes descargarlo o borrarlo todo en Ajustes, Perfil.',
  },
  {
    asks: ['how do i turn on two step sign in', 'como activo la verificacion en dos pasos'],
    title: { en: 'Security settings', es: 'Ajustes de seguridad' },
    url: '/settings/security',
    en: 'Under Settings, Security, choose two-step sign-in, scan the code with an authenticator app and type the six digits it shows. Keep the recovery codes somewhere safe: they let you in if you lose the phone.',
    es: 'En Ajustes, Seguridad, elige la verificación en dos pasos, escanea el código con una app de autenticación y escribe los seis dígitos que muestra. Guarda bien los códigos de recuperación: con ellos entras si pierdes el teléfono.',
  },
  {
    asks: ['how do i get reminders', 'como recibo recordatorios'],
    title: { en: 'Notification settings', es: 'Ajustes de notificaciones' },
    url: '/settings/notifications',
    en: 'Under Settings, Notifications, turn on push for this device or choose email, and pick what you want to hear about. Tasks remind you when they’re due; you can also ask me, such as “remind me to clean the filter in 4 weeks”.',
    es: 'En Ajustes, Notificaciones, activa los avisos en este dispositivo o elige correo, y marca de qué quieres enterarte. Las tareas te avisan cuando tocan; también puedes pedírmelo: “recuérdame limpiar el filtro en 4 semanas”.',
  },
  {
    asks: ['how do i delete my account', 'como borro mi cuenta'],
    title: { en: 'Profile settings', es: 'Ajustes del perfil' },
    url: '/settings/profile',
    en: 'Under Settings, Profile, choose to delete your account. Download your data first if you want to keep it: afterward everything is gone, and we can’t bring it back.',
    es: 'En Ajustes, Perfil, elige borrar la cuenta. Antes descarga tus datos si quieres conservarlos: después se borra todo y no podemos recuperarlo.',
  },
];
