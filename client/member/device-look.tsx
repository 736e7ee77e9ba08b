import { useState } from 'react';
import { type DashboardLayout, keepChosen, readChosen } from '#client/lib/dashboard-layout.ts';
import { Stack } from '#client/ui/layout.tsx';
import { Segmented } from '#client/ui/segmented.tsx';
import { SubText } from '#client/ui/text.tsx';
import { type ChosenTheme, chosenTheme, themeCookie } from '#service/http/static/theme-contract.ts';
import { layoutCopy, themeCopy } from './member-copy.ts';

type Theme = ChosenTheme | 'system';
const themes: readonly Theme[] = ['system', 'light', 'dark'];

/** The colours of the app on this device. The service reads the choice before it sends a page, so that none flashes. */
export function ThemeChoice() {
  const [theme, setTheme] = useState<Theme>(shownTheme);
  const choose = (chosen: Theme): void => {
    keep(chosen);
    show(chosen);
    setTheme(chosen);
  };
  return (
    <Stack $gap="s2">
      <b>{themeCopy.label}</b>
      <Segmented
        label={themeCopy.label}
        value={theme}
        onChoose={choose}
        segments={themes.map((value) => ({ value, label: themeCopy.choices[value] }))}
      />
      <SubText>{themeCopy.note}</SubText>
    </Stack>
  );
}

type LayoutName = DashboardLayout | 'automatic';
const layouts: readonly LayoutName[] = ['automatic', 'compact', 'overview'];

/** How the dashboard is laid out on this device. */
export function LayoutChoice() {
  const [layout, setLayout] = useState<LayoutName>(() => readChosen() ?? 'automatic');
  return (
    <Stack $gap="s2">
      <b>{layoutCopy.label}</b>
      <Segmented
        label={layoutCopy.label}
        value={layout}
        onChoose={(chosen) => {
          keepChosen(chosen === 'automatic' ? null : chosen);
          setLayout(chosen);
        }}
        segments={layouts.map((value) => ({ value, label: layoutCopy.choices[value] }))}
      />
      <SubText>{layoutCopy.note}</SubText>
    </Stack>
  );
}

const shownTheme = (): Theme => chosenTheme(document.documentElement.dataset.theme) ?? 'system';

const yearSeconds = 365 * 24 * 60 * 60;

function keep(theme: Theme): void {
  const lasts = theme === 'system' ? 0 : yearSeconds;
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  // `cookieStore` would want a secure origin.
  Object.assign(document, {
    cookie: `${themeCookie}=${theme}; Max-Age=${lasts}; SameSite=Lax; Path=/${secure}`,
  });
  // Without a network the service worker sends the page, and it cannot read the cookie.
  void keepForWorker(theme).catch(() => {});
}

async function keepForWorker(theme: Theme): Promise<void> {
  if (!('caches' in window)) return;
  const cache = await caches.open(themeCookie);
  await cache.put(`/${themeCookie}`, new Response(theme));
}

/** As the service does with the page that it sends. */
function show(theme: Theme): void {
  const { dataset } = document.documentElement;
  if (theme === 'system') delete dataset.theme;
  else dataset.theme = theme;
  const metaNamed = (name: string) => document.querySelectorAll<HTMLMetaElement>(`meta[name="${name}"]`);
  for (const meta of metaNamed('color-scheme')) meta.content = theme === 'system' ? 'light dark' : theme;
  const [light, dark] = metaNamed('theme-color');
  for (const [scheme, meta] of [
    ['light', light],
    ['dark', dark],
  ] as const)
    meta?.setAttribute('media', mediaOf(scheme, theme));
}

function mediaOf(scheme: ChosenTheme, theme: Theme): string {
  if (theme === 'system') return `(prefers-color-scheme: ${scheme})`;
  return theme === scheme ? 'all' : 'not all';
}
