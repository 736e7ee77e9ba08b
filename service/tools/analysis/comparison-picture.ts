import type { Distribution } from './change-tally.ts';
import { count } from './progress-line.ts';
import { escapedXml } from './worked/bars-svg.ts';

type Compared = {
  readonly before: string;
  readonly after: string;
  readonly distributions: readonly Distribution[];
};

const [width, labelWidth, valueWidth] = [720, 150, 80];
const [head, titleHeight, barHeight, rowHeight, gap] = [74, 34, 11, 30, 16];
const colors = { before: '#8a7f6a', after: '#17806d' } as const;

/** How many members had each value before and have it after: a pair of bars for each value, as SVG, for each number. */
export function comparisonSvg({ before, after, distributions }: Compared): string {
  let y = head;
  const charts = distributions.map((distribution) => {
    const chart = chartAt(y, distribution);
    y += titleHeight + distribution.buckets.length * rowHeight + gap;
    return chart;
  });
  const title = `Members by value, from ${before} to ${after}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${y}" role="img" aria-label="${escapedXml(title)}" font-family="system-ui, sans-serif" font-size="13" fill="#14231f">
<rect width="${width}" height="${y}" fill="#ffffff"/>
<text x="12" y="26" font-size="16" font-weight="700">Members by value</text>
${legend(12, 'before', before)}
${legend(width / 2, 'after', after)}
${charts.join('\n')}
</svg>
`;
}

const legend = (x: number, side: keyof typeof colors, name: string): string =>
  `<rect x="${x}" y="43" width="12" height="12" rx="3" fill="${colors[side]}"/>
<text x="${x + 18}" y="54">${side}: ${escapedXml(name)}</text>`;

function chartAt(top: number, { field, buckets }: Distribution): string {
  const most = Math.max(1, ...buckets.flatMap((bucket) => [bucket.before, bucket.after]));
  const rows = buckets.map((bucket, index) => {
    const y = top + titleHeight + index * rowHeight;
    const label =
      bucket.from === bucket.to ? count(bucket.from) : `${count(bucket.from)} to ${count(bucket.to)}`;
    return [
      `<text x="${labelWidth - 8}" y="${y + 16}" text-anchor="end">${label}</text>`,
      bar(y, 'before', bucket.before / most, bucket.before),
      bar(y + barHeight + 1, 'after', bucket.after / most, bucket.after),
    ].join('\n');
  });
  return `<text x="12" y="${top + 18}" font-size="14" font-weight="700">${escapedXml(field)}</text>\n${rows.join('\n')}`;
}

function bar(y: number, side: keyof typeof colors, share: number, members: number): string {
  const length = (width - labelWidth - valueWidth) * share;
  return `<rect x="${labelWidth}" y="${y}" width="${length.toFixed(1)}" height="${barHeight}" rx="2" fill="${colors[side]}"/>
<text x="${(labelWidth + length + 6).toFixed(1)}" y="${y + barHeight - 1}" font-size="11">${count(members)}</text>`;
}
