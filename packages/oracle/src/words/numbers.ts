import { alternatives, wordTable } from './word-table.ts'

const NUMBER_WORDS = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
  'twenty',
]

const counted = NUMBER_WORDS.map((word, value) => [value, word] as const)

export const NUMBERS = wordTable(counted)

/** The words from "one" and from "two" on, as parts of regular expressions. */
export const NUMBER = alternatives(NUMBER_WORDS.slice(1))
export const SEVERAL = alternatives(NUMBER_WORDS.slice(2))

/** Numbers of things are written as words, amounts of damage and life as digits; so are numbers above twenty. */
export const numberWord = (value: number): string => NUMBER_WORDS[value] ?? String(value)

/** "three", "3", "a". */
export function numberOf(word: string): number | undefined {
  if (word === 'a' || word === 'an') return 1
  return /^\d+$/.test(word) ? Number(word) : NUMBERS.read(word)
}

export const ORDINALS = wordTable(
  ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'].map(
    (word, index) => [index + 1, word] as const,
  ),
)

export const ordinal = (value: number): string => ORDINALS.find(value) ?? `${value}th`

/** How often: "once", "twice", "three times". */
export const TIMES = wordTable(
  counted.map(([value, word]) => [value, value === 1 ? 'once' : value === 2 ? 'twice' : `${word} times`] as const),
)

/** From "twice" on. */
export const OFTEN = alternatives(TIMES.entries.slice(2).map(([, word]) => word))

export const timesWord = (value: number): string => TIMES.find(value) ?? `${numberWord(value)} times`

/** CR 714.2a: the numerals of chapter symbols. */
export const NUMERALS = wordTable(
  ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X'].map((word, index) => [index + 1, word] as const),
)

export const roman = (value: number): string => NUMERALS.say(value)
export const fromRoman = (text: string): number => NUMERALS.read(text) ?? -1
