import type { Page } from 'playwright/test';

/** How a browser reaches it: inside the device, or a phone that scans the code on its screen. */
type Transport = 'internal' | 'cable';

/** A device that keeps passkeys, as Chromium plays it. */
export async function giveAuthenticator(page: Page, transport: Transport = 'internal'): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('WebAuthn.enable');
  await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport, hasResidentKey: true },
      ...{ hasUserVerification: true, isUserVerified: true, automaticPresenceSimulation: true },
    },
  });
}
