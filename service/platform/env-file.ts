import { readFileSync } from 'node:fs';

const option = '--env-file';

/** Takes every `--env-file FILE` and `--env-file=FILE` out of the arguments of a command. @throws Error when the name of a file is missing. */
export function withoutEnvFiles(args: readonly string[]): {
  readonly args: readonly string[];
  readonly files: readonly string[];
} {
  const left: string[] = [];
  const files: string[] = [];
  const waiting = [...args];
  for (let arg = waiting.shift(); arg !== undefined; arg = waiting.shift()) {
    if (arg.startsWith(`${option}=`)) files.push(arg.slice(option.length + 1));
    else if (arg === option) files.push(fileAfter(waiting.shift()));
    else left.push(arg);
  }
  return { args: left, files };
}

function fileAfter(file: string | undefined): string {
  if (file !== undefined && !file.startsWith('--')) return file;
  throw new Error(`${option} needs the name of a file, such as ${option} /etc/rondel.env.`);
}

/**
 * The variables of a file with lines `NAME=value`, as systemd and Docker read them: everything after the first `=` is the value, also `&`, `#` and
 * `$`. Quotes around the whole value are taken away. Lines that are empty or begin with `#` or `;` are comments.
 * @throws Error that names the file and the line.
 */
export function readEnvFile(file: string): Readonly<Record<string, string>> {
  const read: Record<string, string> = {};
  for (const [index, raw] of textOf(file).split('\n').entries()) {
    const line = raw.trim();
    if (/^([#;]|$)/.test(line)) continue;
    const found = /^(?:export\s+)?([A-Za-z_]\w*)\s*=\s*(.*)$/.exec(line);
    if (!found)
      throw new Error(`Line ${index + 1} of ${file} is not NAME=value. Mend the line, or begin it with #.`);
    const [, name = '', value = ''] = found;
    read[name] = value.replace(/^(['"])(.*)\1$/, '$2');
  }
  return read;
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    throw new Error(
      `${file} cannot be read (${code}), so the command does not know the service's settings. Check the name after ${option}, and run the command as an account that may read the file.`,
      { cause: error },
    );
  }
}
