type Bar = { readonly label: string; readonly value: number };

const [width, top, rowHeight, labelWidth, valueWidth] = [720, 44, 24, 190, 70];

export const escapedXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Horizontal bars from 0, each with its label and value, readable on light and dark pages. */
export function barsSvg(title: string, bars: readonly Bar[]): string {
  const most = Math.max(1e-9, ...bars.map(({ value }) => value));
  const height = top + bars.length * rowHeight + 12;
  const rows = bars.map(({ label, value }, index) => {
    const y = top + index * rowHeight;
    const length = ((width - labelWidth - valueWidth) * value) / most;
    return [
      `<text x="${labelWidth - 8}" y="${y + 16}" text-anchor="end">${escapedXml(label)}</text>`,
      `<rect x="${labelWidth}" y="${y + 3}" width="${length.toFixed(1)}" height="${rowHeight - 6}" rx="3" fill="#17806d"/>`,
      `<text x="${(labelWidth + length + 6).toFixed(1)}" y="${y + 16}">${value}</text>`,
    ].join('\n');
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-label="${escapedXml(title)}" font-family="system-ui, sans-serif" font-size="13" fill="#14231f">
<rect width="${width}" height="${height}" fill="#ffffff"/>
<text x="12" y="26" font-size="16" font-weight="700">${escapedXml(title)}</text>
${rows.join('\n')}
</svg>
`;
}
