import type { CardQuery } from '../messages.ts'

/** What the index knows of a card. Of a card without rules only its name is known. */
export interface IndexedCard {
  readonly name: string
  /** The name without accents and case. */
  readonly folded: string
  readonly facts: CardFacts | null
}

export interface CardFacts {
  readonly typeLine: string
  readonly text: string
  readonly colors: string
  readonly manaValue: number
}

type Test = (card: IndexedCard) => boolean

const COMPARISONS: Readonly<Record<string, (value: number, wanted: number) => boolean>> = {
  ':': (value, wanted) => value === wanted,
  '=': (value, wanted) => value === wanted,
  '<': (value, wanted) => value < wanted,
  '<=': (value, wanted) => value <= wanted,
  '>': (value, wanted) => value > wanted,
  '>=': (value, wanted) => value >= wanted,
}

const hasColors = (colors: string, wanted: string): boolean =>
  wanted.includes('c') ? colors === '' : [...wanted].every((color) => colors.includes(color))

/** The meaning of one word of a search. */
function testOf(word: string, fold: (text: string) => string): Test {
  const [, key = '', sign = ':', value = ''] = /^(t|o|c|mv)(<=|>=|[:=<>])(.+)$/.exec(word) ?? []
  const wanted = fold(value)
  switch (key) {
    case 't':
      return ({ facts }) => facts?.typeLine.includes(wanted) ?? false
    case 'o':
      return ({ facts }) => facts?.text.includes(wanted) ?? false
    case 'c':
      return ({ facts }) => facts !== null && hasColors(facts.colors, wanted)
    case 'mv':
      return ({ facts }) => facts !== null && (COMPARISONS[sign]?.(facts.manaValue, Number(value)) ?? false)
    default: {
      const plain = fold(word)
      return ({ folded, facts }) =>
        folded.includes(plain) || (facts !== null && (facts.typeLine.includes(plain) || facts.text.includes(plain)))
    }
  }
}

/** Words, and words in quotation marks together. */
const wordsOf = (text: string): string[] =>
  [...text.toLowerCase().matchAll(/((?:t|o|c|mv)(?:<=|>=|[:=<>]))?(?:"([^"]+)"|(\S+))/g)].map(
    ([, key = '', quoted, plain]) => `${key}${quoted ?? plain ?? ''}`,
  )

/** All conditions of a query. */
export function testsOf(query: CardQuery, fold: (text: string) => string): Test[] {
  const { words, type, colors, manaValue, support } = query
  const tests = wordsOf(words).map((word) => testOf(word, fold))
  if (type !== '') tests.push(({ facts }) => facts?.typeLine.includes(type.toLowerCase()) ?? false)
  if (colors !== '') tests.push(({ facts }) => facts !== null && hasColors(facts.colors, colors.toLowerCase()))
  if (manaValue === '7+') tests.push(({ facts }) => facts !== null && facts.manaValue >= 7)
  else if (manaValue !== '') tests.push(({ facts }) => facts?.manaValue === Number(manaValue))
  return support === 'all' ? tests : [...tests, ({ facts }) => (facts !== null) === (support === 'supported')]
}

/** Names that begin with the words come first, then names that contain them, then the rest. */
export function rankOf({ folded, facts }: IndexedCard, wanted: string): number {
  const place =
    wanted === '' ? 2 : folded === wanted ? 0 : folded.startsWith(wanted) ? 1 : folded.includes(wanted) ? 2 : 3
  return 2 * place + (facts === null ? 1 : 0)
}
