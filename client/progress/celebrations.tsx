import { useEffect, useState } from 'react';
import { memberItems } from '#client/lib/offline/member-storage.ts';
import { Hidden } from '#client/ui/text.tsx';
import { type Celebrated, type ConfettiSize, celebrationOf } from './celebration.ts';
import { goalViewModel } from './goal-view-model.ts';
import { useProgressFacts } from './use-progress-facts.ts';

/** Confetti when a milestone is reached, once. The toast always comes; without motion it comes alone. */
export function Celebrations() {
  const { facts } = useProgressFacts();
  const [line, setLine] = useState('');
  const memberId = facts?.user.id;
  const programId = facts?.program?.id ?? null;
  const streak = facts?.stats.currentStreak ?? 0;
  const percent = facts ? goalViewModel(facts).percent : 0;

  useEffect(() => {
    if (!memberId) return;
    const { celebration, celebrated } = celebrationOf(readCelebrated(memberId), {
      programId,
      percent,
      streak,
    });
    keepCelebrated(memberId, celebrated);
    if (!celebration) return;
    setLine(celebration.line);
    // Where it cannot be loaded, the confetti is missing, not the milestone.
    throwConfetti(celebration.size).catch(() => {});
  }, [memberId, programId, percent, streak]);

  return <Hidden role="status">{line}</Hidden>;
}

const keyOf = (memberId: string): string => `rondel.celebrated.${memberId}`;

/** What was celebrated on this device; null where nothing is known. */
function readCelebrated(memberId: string): Celebrated | null {
  try {
    return JSON.parse(memberItems.getItem(keyOf(memberId)) ?? 'null') as Celebrated | null;
  } catch {
    return null;
  }
}

function keepCelebrated(memberId: string, celebrated: Celebrated): void {
  try {
    memberItems.setItem(keyOf(memberId), JSON.stringify(celebrated));
  } catch {
    // A device that keeps nothing celebrates again; that is no failure.
  }
}

const particles: Readonly<Record<ConfettiSize, number>> = { low: 30, medium: 60, high: 120 };

const framesPerSecond = 60;

const seconds = 3;

const wheelColours = ['segment1', 'segment4', 'segment5', 'segment6', 'segment8'] as const;

/** Three seconds of confetti over the page, in the colours of the wheel; none where motion is unwanted. */
async function throwConfetti(size: ConfettiSize): Promise<void> {
  // The canvas takes no reference to a custom property.
  const values = getComputedStyle(document.documentElement);
  const { default: confetti } = await import('canvas-confetti');
  // Its worker would be a blob, which the policy refuses.
  const canvas = canvasInMain();
  const shoot = confetti.create(canvas, { resize: true, useWorker: false, disableForReducedMotion: true });
  await shoot({
    particleCount: particles[size],
    spread: 100,
    origin: { y: 0.35 },
    ticks: framesPerSecond * seconds,
    colors: wheelColours.map((name) => values.getPropertyValue(`--color-${name}`).trim()),
  });
  canvas.remove();
}

/** Over the whole window, yet inside the landmark of the page's content. */
function canvasInMain(): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.setAttribute('aria-hidden', 'true');
  const { style } = canvas;
  style.position = 'fixed';
  style.inset = '0';
  style.width = '100%';
  style.height = '100%';
  style.pointerEvents = 'none';
  style.zIndex = '100';
  (document.querySelector('main') ?? document.body).append(canvas);
  return canvas;
}
