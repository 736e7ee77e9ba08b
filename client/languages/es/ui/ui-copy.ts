import { numberText } from '#client/languages/es/lib/format/locale.ts';
import type {
  brand as englishBrand,
  commonCopy as englishCommon,
  uiCopy as englishUi,
} from '#client/ui/ui-copy.ts';
import type { Translated } from '#domain/kernel/translated.ts';

export const brand: Translated<typeof englishBrand> = 'Rondel';

export const commonCopy: Translated<typeof englishCommon> = {
  addActivity: 'Añadir actividad',
  backToDashboard: 'Volver al panel',
  cancel: 'Cancelar',
  error: 'Error',
  loading: 'Cargando...',
  tryAgain: 'Reintentar',
};

export const uiCopy: Translated<typeof englishUi> = {
  logoName: `${brand} Fitness, inicio`,
  professionalConsulted: 'Lo he consultado con profesionales',
  keepMyPlan: 'Seguir con mi plan',
  wholeNumbersOnly: 'Solo números enteros.',
  numbersFromTo: (least: number, most: number): string =>
    `Usa un número entre ${numberText(least)} y ${numberText(most)}.`,
  didYouMean: (meant: string): string => `¿Querías decir ${meant}?`,
  reallyMean: (typed: string): string => `Es mucho. ¿Seguro que son ${typed}?`,
  takeNumber: (meant: string): string => `Usar ${meant}`,
  keepNumber: (typed: string): string => `Dejar ${typed}`,
  close: 'Cerrar',
  dock: 'Barra inferior',
  failureOf: (kind: string, reason: string): string => `Error (${kind}): ${reason}`,
  nothingIsLost: 'No se ha perdido nada de lo que guardaste.',
  reload: 'Recargar',
  logoSecondLine: 'FITNESS',
  home: 'Inicio',
  welcome: `Te damos la bienvenida a ${brand}`,
  poweredBy: `Funciona con ${brand}`,
  homeName: 'Inicio, panel',
  workout: 'Entreno',
  daily: 'Diario',
  dailyMaintenance: 'Mantenimiento diario',
  quest: 'Reto',
  progress: 'Progreso',
  profile: 'Perfil',
  signIn: 'Entrar',
  signOut: 'Cerrar sesión',
  notification: 'Notificación',
  notifications: 'Notificaciones ({hotkey})',
  dismiss: 'Descartar',
  mainNavigation: 'Principal',
  skipToContent: 'Ir al contenido',
  dashboard: 'Panel',
  profileOf: (name: string): string => `Perfil, ${name}`,
};
