/** Command-line words of the bench programs: `--name value`, `--flag`. */

export interface OptionSpec {
  readonly name: string;
  /** Placeholder of the value in the help; none: a flag. */
  readonly value?: string;
  readonly help: string;
}

export type Options = ReadonlyMap<string, string>;

/** Reads `--name value` and `--flag`. Throws on anything else, naming it. `rest` collects words without dashes. */
export function readOptions(
  words: readonly string[],
  specs: readonly OptionSpec[],
): { options: Options; rest: string[] } {
  const options = new Map<string, string>();
  const rest: string[] = [];
  for (let i = 0; i < words.length; i++) {
    const word = words[i]!;
    if (!word.startsWith('--')) {
      rest.push(word);
      continue;
    }
    const spec = specs.find(({ name }) => name === word.slice(2));
    if (!spec) throw new Error(`unknown option ${word}; known: ${specs.map(({ name }) => `--${name}`).join(' ')}`);
    if (!spec.value) options.set(spec.name, 'true');
    else {
      const value = words[++i];
      if (value === undefined) throw new Error(`${word}: ${spec.value} expected after it`);
      options.set(spec.name, value);
    }
  }
  return { options, rest };
}

/** As `readOptions`; null once the help has been printed that was asked for. */
export function optionsOrHelp(
  usage: string,
  specs: readonly OptionSpec[],
): { options: Options; rest: string[] } | null {
  const read = readOptions(process.argv.slice(2), specs);
  if (!read.options.has('help')) return read;
  console.log(helpText(usage, specs));
  return null;
}

/** A whole number of an option, or `fallback` if it is not given. */
export function numberOf(options: Options, name: string, fallback: number, min = 0, max = 2 ** 53): number {
  const text = options.get(name);
  if (text === undefined) return fallback;
  const value = Number(text);
  if (!Number.isInteger(value) || value < min || value > max)
    throw new Error(`--${name} ${text}: a whole number from ${min} to ${max} expected`);
  return value;
}

export function helpText(usage: string, specs: readonly OptionSpec[]): string {
  const left = specs.map(({ name, value }) => `  --${name}${value ? ` ${value}` : ''}`);
  const width = Math.max(...left.map((text) => text.length)) + 2;
  return [usage, ...specs.map(({ help }, i) => `${left[i]!.padEnd(width)}${help}`)].join('\n');
}

/** `name=value,name=value` as an object; `what` names the option in errors. */
export function pairsOf(text: string | undefined, what: string): Record<string, string> {
  if (!text) return {};
  return Object.fromEntries(
    text.split(',').map((word) => {
      const at = word.indexOf('=');
      if (at < 1) throw new Error(`${what} "${word}": name=value expected`);
      return [word.slice(0, at), word.slice(at + 1)];
    }),
  );
}

/** House rules (rules 3.6) as `--rule` gives them: true, false or a number. */
export function switchesOf(text: string | undefined): Record<string, boolean | number> {
  return Object.fromEntries(
    Object.entries(pairsOf(text, '--rule')).map(([name, value]) => [
      name,
      value === 'true' ? true : value === 'false' ? false : Number(value),
    ]),
  );
}
