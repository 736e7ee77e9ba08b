import confetti from 'canvas-confetti';

export type ConfettiSize = 'low' | 'medium' | 'high';

const particles: Readonly<Record<ConfettiSize, number>> = { low: 30, medium: 60, high: 120 };

const framesPerSecond = 60;

const seconds = 3;

const wheelColours = ['segment1', 'segment4', 'segment5', 'segment6', 'segment8'] as const;

/** Three seconds of confetti over the page, in the colours of the wheel; none where motion is unwanted. */
export async function throwConfetti(size: ConfettiSize): Promise<void> {
  // Its worker would be a blob, which the policy refuses.
  const canvas = canvasInMain();
  const shoot = confetti.create(canvas, { resize: true, useWorker: false, disableForReducedMotion: true });
  await shoot({
    particleCount: particles[size],
    spread: 100,
    origin: { y: 0.35 },
    ticks: framesPerSecond * seconds,
    colors: hexColours(canvas),
  });
  canvas.remove();
}

/** The confetti takes hexadecimal colours only: a property of the page is read as the colour of an element, and written so by a canvas. */
function hexColours(element: HTMLElement): string[] {
  const pen = document.createElement('canvas').getContext('2d');
  return wheelColours.map((name) => {
    element.style.color = `var(--color-${name})`;
    if (pen) pen.fillStyle = getComputedStyle(element).color;
    return String(pen?.fillStyle);
  });
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
