import { sessionsCopy } from './member-copy.ts';

/** `Firefox on Windows`, as the service names a device, in the language of the screen. */
export function deviceText(device: string): string {
  const [browser = '', system] = device.split(' on ');
  return system ? sessionsCopy.browserOn(browser, system) : sessionsCopy.device(device);
}
