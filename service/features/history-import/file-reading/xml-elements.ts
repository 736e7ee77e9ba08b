import { SaxesParser } from 'saxes';
import { fileLimits, unreadable } from './unreadable.ts';

export type XmlElements = {
  push(text: string): void;
  end(): void;
};

export type OnElement = (name: string, attributes: Readonly<Record<string, string>>, line: number) => void;

/**
 * Reads a health file element by element. Faults of single elements are passed over, because some versions of the export write names of
 * attributes that XML does not allow.
 * @throws Refusal `xml-entities` for a file that defines texts to repeat, `line-too-long`, `xml-broken` when the end is missing
 */
export function xmlElements(file: string, onElement: OnElement): XmlElements {
  const parser = new SaxesParser({ xmlns: false, position: true });
  let root: string | null = null;
  let isClosed = false;
  let waiting = 0;
  parser.on('error', () => {});
  parser.on('doctype', (text) => {
    if (/<!ENTITY/i.test(text)) throw unreadable('xml-entities', file);
  });
  parser.on('opentag', ({ name, attributes }) => {
    root ??= name;
    waiting = 0;
    onElement(name, attributes, parser.line);
  });
  parser.on('closetag', ({ name }) => {
    waiting = 0;
    isClosed = name === root;
  });
  return {
    push(text) {
      waiting += text.length;
      parser.write(text);
      if (waiting > fileLimits.lineLength + text.length) throw unreadable('line-too-long', file, parser.line);
    },
    end() {
      parser.close();
      if (!isClosed) throw unreadable('xml-broken', file, parser.line);
    },
  };
}
