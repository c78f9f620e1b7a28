// The mails about an account in Spanish.
import type { AccountMailKind, MailTexts } from './mail-texts-en.ts';

const LOOK = 'Revisa tus ajustes de seguridad';
const IF_NOT =
  'Si no fuiste tú, restablece tu contraseña de inmediato en la página de inicio de sesión: solo puede hacerlo quien tiene acceso a tu correo. ' +
  'Después revisa los ajustes de seguridad de tu cuenta.';

export const MAILS_IN_SPANISH: Record<AccountMailKind, MailTexts> = {
  reset: {
    subject: 'Restablece tu contraseña de Limpid',
    before: 'Recibimos una solicitud para restablecer la contraseña de tu cuenta de Limpid. Si fuiste tú, elige una nueva aquí:',
    label: 'Elegir una contraseña nueva',
    after: 'El enlace funciona una sola vez y durante {minutes} minutos. Si no fuiste tú, no tienes que hacer nada.',
  },
  verify: {
    subject: 'Confirma tu correo electrónico',
    before: 'Se creó una cuenta de Limpid con este correo electrónico. Si fuiste tú, confirma que la dirección es tuya:',
    label: 'Confirmar la dirección',
    after:
      'Abre el enlace en un navegador con tu sesión iniciada. Si no, te pediremos la contraseña de la cuenta. Funciona durante 24 horas. ' +
      'Si no fuiste tú, no tienes que hacer nada.',
  },
  confirmChange: {
    subject: 'Confirma tu nuevo correo electrónico',
    before: 'Recibimos una solicitud para usar este correo electrónico en una cuenta de Limpid. Si fuiste tú, confírmalo aquí:',
    label: 'Usar esta dirección',
    after:
      'Abre el enlace en un navegador con tu sesión iniciada. Si no, te pediremos la contraseña de la cuenta. Funciona una sola vez y ' +
      'durante 24 horas. Nada cambia hasta que lo abras. Si no fuiste tú, no tienes que hacer nada.',
  },
  addressTaken: {
    subject: 'Tu correo electrónico ya tiene una cuenta de Limpid',
    before:
      'Alguien quiso usar este correo electrónico para otra cuenta de Limpid. Ya pertenece a tu cuenta, así que no se cambió nada. ' +
      'Si fuiste tú, inicia sesión en la cuenta que tiene esta dirección:',
    label: 'Iniciar sesión',
    after: 'Si no fuiste tú, no tienes que hacer nada.',
  },
  passwordChanged: {
    subject: 'Se cambió tu contraseña de Limpid',
    before: 'La contraseña de tu cuenta de Limpid se acaba de cambiar y se cerró la sesión en todos los navegadores.',
    label: 'Iniciar sesión',
    after: 'Si no fuiste tú, restablece tu contraseña de inmediato: solo puede hacerlo quien tiene acceso a tu correo.',
  },
  newPassword: {
    subject: 'Se cambió tu contraseña de Limpid',
    before: 'Se acaba de crear una contraseña para tu cuenta de Limpid y se cerró la sesión en todos los demás navegadores.',
    label: LOOK,
    after: IF_NOT,
  },
  changeAsked: {
    subject: 'Un nuevo correo electrónico para tu cuenta de Limpid',
    before:
      'Recibimos una solicitud para pasar tu cuenta de Limpid a otro correo electrónico. El cambio se hará cuando se confirme la nueva dirección.',
    label: LOOK,
    after: `Entonces recibirás un correo con un enlace para deshacerlo, válido por 7 días. ${IF_NOT}`,
  },
  addressChanged: {
    subject: 'Tu cuenta de Limpid tiene un nuevo correo electrónico',
    before: 'Tu cuenta de Limpid acaba de pasar a otro correo electrónico. Si no fuiste tú, deshaz el cambio aquí:',
    label: 'Deshacer el cambio',
    after:
      'El enlace funciona durante 7 días. Devuelve la cuenta a esta dirección, cierra la sesión en todos los navegadores y te deja elegir una contraseña nueva.',
  },
  addressRestored: {
    subject: 'Tu cuenta de Limpid volvió a esta dirección',
    before: 'Tu cuenta de Limpid vuelve a usar este correo electrónico y se cerró la sesión en todos los navegadores.',
    label: 'Iniciar sesión',
    after:
      'Elige una contraseña nueva: puede que otra persona conozca la anterior. También quitamos las formas de iniciar sesión agregadas por esas fechas.',
  },
  secondFactorOn: {
    subject: 'La verificación en dos pasos está activada',
    before: 'A partir de ahora, para entrar en tu cuenta de Limpid también se pide un código de tu app de autenticación.',
    label: LOOK,
    after: IF_NOT,
  },
  secondFactorOff: {
    subject: 'La verificación en dos pasos está desactivada',
    before: 'Para entrar en tu cuenta de Limpid ya no se pide un código de tu app de autenticación.',
    label: LOOK,
    after: IF_NOT,
  },
  recoveryCodesRenewed: {
    subject: 'Tienes nuevos códigos de recuperación',
    before: 'Se crearon nuevos códigos de recuperación para tu cuenta de Limpid y los anteriores ya no sirven.',
    label: LOOK,
    after: IF_NOT,
  },
  recoveryCodeUsed: {
    subject: 'Se usó un código de recuperación',
    before: 'Se acaba de usar uno de tus códigos de recuperación en tu cuenta de Limpid. Códigos que quedan: {left}.',
    label: LOOK,
    after: IF_NOT,
  },
  fewRecoveryCodes: {
    subject: 'Se usó un código de recuperación',
    before: 'Se acaba de usar uno de tus códigos de recuperación en tu cuenta de Limpid. Códigos que quedan: {left}.',
    label: 'Crear nuevos códigos de recuperación',
    after: IF_NOT,
  },
  passkeyAdded: {
    subject: 'Se agregó una llave de acceso',
    before: 'Ahora se puede entrar en tu cuenta de Limpid con una llave de acceso nueva.',
    label: LOOK,
    after: IF_NOT,
  },
  passkeyRemoved: {
    subject: 'Se quitó una llave de acceso',
    before: 'Se quitó una de las llaves de acceso de tu cuenta de Limpid y ya no sirve.',
    label: LOOK,
    after: IF_NOT,
  },
  googleLinked: {
    subject: 'Se conectó una cuenta de Google',
    before: 'Ahora se puede entrar en tu cuenta de Limpid con una cuenta de Google.',
    label: LOOK,
    after: IF_NOT,
  },
  googleUnlinked: {
    subject: 'Se desconectó una cuenta de Google',
    before: 'Ya no se puede entrar en tu cuenta de Limpid con la cuenta de Google.',
    label: LOOK,
    after: IF_NOT,
  },
  accountDeleted: {
    subject: 'Tu cuenta de Limpid se eliminó',
    before: 'Tu cuenta de Limpid y todo lo que contenía se acaban de borrar. Este es el último correo sobre ella.',
    label: 'Limpid',
    after: 'Si no fuiste tú, escríbenos: no se puede recuperar nada, pero queremos saberlo.',
  },
};
