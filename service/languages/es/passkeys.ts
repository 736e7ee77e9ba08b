import type { Translated } from '#domain/kernel/translated.ts';
import type { passkeys as english } from '../en/passkeys.ts';

export const passkeys: Translated<typeof english> = {
  script: {
    unknown: 'Este navegador no conoce las llaves de acceso. Elige otra forma, u otro navegador.',
    expired: 'Tardó demasiado. Empieza de nuevo.',
    unreachable: 'Ahora mismo no hay conexión con el servicio. Inténtalo de nuevo.',
    known: 'Este dispositivo ya tiene una llave de acceso para tu cuenta.',
    otherAddress:
      'Las llaves de acceso no funcionan en {origin}. Quienes llevan este sitio tienen que corregir su dirección.',
    failed:
      'No funcionó, o se canceló. No ha cambiado nada. Puedes intentarlo de nuevo, o elegir otra forma.',
  },
  moved: (before: string) =>
    `Este sitio estaba antes en ${before}. Una llave de acceso de allí no funciona aquí: elige otra forma abajo y crea una nueva.`,
  yourAddress: 'tu dirección',
  otherOrigin: (here: string, ours: string) =>
    `Esta página está abierta en ${here}, pero las llaves de acceso de Rondel solo funcionan en ${ours}. Abre ${ours} e inténtalo de nuevo.`,
  lostDevice:
    '¿Perdiste un dispositivo? Quita aquí su llave de acceso, pulsa «Listo» y cierra la sesión de tus otros dispositivos en la lista de Privacidad.',
  next: {
    title: 'Un paso más',
    text: (host: string) => `Ahora inicia sesión en ${host}, con la cuenta que tiene la misma dirección.`,
    button: (host: string) => `Entrar con ${host}`,
    later: 'Ahora no',
  },
  connected: {
    title: 'Conexión hecha',
    text: 'Desde ahora puedes entrar de las dos formas, y es la misma cuenta.',
  },
};
