/** Words for values, in both directions: the word printed for a value is read back as that value. */
export interface WordTable<V> {
  /** The word printed for the value. */
  say(value: V): string
  /** The same where only some values have a word. */
  find(value: string | number): string | undefined
  /** The value of a word, as it is printed or in another form that card texts use. */
  read(word: string): V | undefined
  /** Every value with the word printed for it. */
  readonly entries: readonly (readonly [V, string])[]
  /** All words that are read, as the alternatives of a regular expression. */
  readonly pattern: string
}

/** Longer words first: a word that begins with another one is found whole. */
export const alternatives = (words: Iterable<string>): string =>
  [...words]
    .sort((a, b) => b.length - a.length)
    .map((word) => word.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&'))
    .join('|')

/** `otherForms` are read and never printed. Of two values with the same word the first is read. */
export function wordTable<V extends string | number>(
  entries: readonly (readonly [V, string])[],
  otherForms: Readonly<Record<string, V>> = {},
): WordTable<V> {
  const words = new Map<string | number, string>(entries)
  const values = new Map<string, V>(Object.entries(otherForms))
  for (const [value, word] of [...entries].reverse()) values.set(word, value)
  return {
    say: (value) => {
      const word = words.get(value)
      if (word === undefined) throw new Error(`There is no word for ${value}`)
      return word
    },
    find: (value) => words.get(value),
    read: (word) => values.get(word),
    entries,
    pattern: alternatives(values.keys()),
  }
}

/** The same from a record of values and their words. */
export const wordTableOf = <V extends string>(
  words: Readonly<Record<V, string>>,
  otherForms?: Readonly<Record<string, V>>,
): WordTable<V> => wordTable(Object.entries(words) as [V, string][], otherForms)
