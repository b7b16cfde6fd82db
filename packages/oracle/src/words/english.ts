const IRREGULAR_PLURALS: Readonly<Record<string, string>> = {
  sorcery: 'sorceries',
  Elf: 'Elves',
  Dwarf: 'Dwarves',
  Wolf: 'Wolves',
  Werewolf: 'Werewolves',
  Plains: 'Plains',
  Merfolk: 'Merfolk',
  Treefolk: 'Treefolk',
  Kithkin: 'Kithkin',
  Eldrazi: 'Eldrazi',
  Samurai: 'Samurai',
  Djinn: 'Djinn',
  Mouse: 'Mice',
  Ox: 'Oxen',
  Equipment: 'Equipment',
  Kavu: 'Kavu',
  Myr: 'Myr',
  Homunculus: 'Homunculi',
  Octopus: 'Octopuses',
  Saproling: 'Saprolings',
}

/** The plural of the last word. */
export function plural(noun: string): string {
  const start = noun.lastIndexOf(' ') + 1
  const word = noun.slice(start)
  return noun.slice(0, start) + (IRREGULAR_PLURALS[word] ?? regularPlural(word))
}

function regularPlural(word: string): string {
  if (/[^aeiou]y$/i.test(word)) return `${word.slice(0, -1)}ies`
  return /(s|x|z|ch|sh)$/i.test(word) ? `${word}es` : `${word}s`
}

/** "a" or "an", by how the word sounds. */
export function withArticle(phrase: string): string {
  const vowel = /^(?:[aeiou]|8|1[18]\b)/i.test(phrase) && !/^(one|uni|use|eu)/i.test(phrase)
  return `${vowel ? 'an' : 'a'} ${phrase}`
}

export const capitalise = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** "a, b, and c". */
export function listOf(items: readonly string[], conjunction: string): string {
  if (items.length <= 2) return items.join(` ${conjunction} `)
  return `${items.slice(0, -1).join(', ')}, ${conjunction} ${items.at(-1)}`
}

export const and = (items: readonly string[]): string => listOf(items, 'and')
export const or = (items: readonly string[]): string => listOf(items, 'or')

/** A field that holds one thing or several. */
export const many = <T extends string>(value: T | readonly T[]): readonly T[] =>
  typeof value === 'string' ? [value] : value
