/**
 * Rules texts say the same thing in more than one way, and not always by a rule: "untap it" or "untap that creature",
 * "draw a card. You lose 1 life" or "draw a card and you lose 1 life". What is left out is said as usual.
 */
export interface Wording {
  /** What was spoken of last is "it" wherever it is spoken of again, or is named each time. */
  pronouns?: 'always' | 'never' | undefined
  /** "if that creature is a Human" rather than "if it's a Human". */
  subjects?: 'named' | undefined
  /** "that creature's power" rather than "its power". */
  possessives?: 'never' | undefined
  /** "1 life for each …", "life equal to …", "damage to … equal to …", "X life, where X is …". */
  numbers?: 'each' | 'equal' | 'behind' | 'x' | undefined
  /** Many objects one by one ("each creature you control"), all together, or just named ("creatures you control"). */
  groups?: 'each' | 'all' | 'bare' | undefined
  /** "As long as …" or "if …" before what it says, or behind it; what must not be so behind "unless". */
  conditions?: 'first' | 'behind' | 'unless' | undefined
  /** "that Goblin" rather than "that creature"; "that card" of what has left. */
  nouns?: 'particular' | 'card' | undefined
  /** What is done otherwise comes first, and what is done "instead" behind it. */
  choices?: 'instead' | undefined
  /** How steps follow each other: in a sentence of their own, or in one. */
  joins?: 'sentence' | 'and' | 'then' | 'list' | 'last' | undefined
}

const PRONOUNS: readonly Wording[] = [{}, { pronouns: 'always' }, { pronouns: 'never' }, { subjects: 'named' }]
const POSSESSIVES: readonly Wording[] = [{}, { possessives: 'never' }]
const JOINS: readonly Wording[] = [{}, { joins: 'sentence' }, { joins: 'and' }, { joins: 'then' }]
const OTHERS: readonly Wording[] = [
  {},
  { numbers: 'each' },
  { numbers: 'equal' },
  { numbers: 'behind' },
  { numbers: 'x' },
  { groups: 'each' },
  { groups: 'all' },
  { groups: 'bare' },
  { conditions: 'first' },
  { conditions: 'behind' },
  { conditions: 'unless' },
  { choices: 'instead' },
]

/** The ways of saying it that are tried. */
export const WORDINGS: readonly Wording[] = OTHERS.flatMap((other) =>
  JOINS.flatMap((joins) =>
    PRONOUNS.flatMap((pronouns) =>
      POSSESSIVES.map((possessives) => ({ ...other, ...joins, ...pronouns, ...possessives })),
    ),
  ),
)

const WAYS = {
  pronouns: [undefined, 'always', 'never'],
  subjects: [undefined, 'named'],
  possessives: [undefined, 'never'],
  numbers: [undefined, 'each', 'equal', 'behind', 'x'],
  groups: [undefined, 'each', 'all', 'bare'],
  conditions: [undefined, 'first', 'behind', 'unless'],
  nouns: [undefined, 'particular', 'card'],
  choices: [undefined, 'instead'],
  joins: [undefined, 'sentence', 'and', 'then', 'list', 'last'],
} as const satisfies { readonly [K in keyof Required<Wording>]: readonly Wording[K][] }

/** A text in which each place is told in a way of its own: the first places as given, the others as usual. */
export class PlaceByPlace implements Wording {
  readonly #given: readonly number[]
  /** How many ways each place has that was come to. */
  readonly ways: number[] = []

  constructor(given: readonly number[]) {
    this.#given = given
  }

  #next<T>(ways: readonly T[]): T {
    const way = this.#given[this.ways.length] ?? 0
    this.ways.push(ways.length)
    return ways[way % ways.length]!
  }

  get pronouns() {
    return this.#next(WAYS.pronouns)
  }
  get subjects() {
    return this.#next(WAYS.subjects)
  }
  get possessives() {
    return this.#next(WAYS.possessives)
  }
  get numbers() {
    return this.#next(WAYS.numbers)
  }
  get groups() {
    return this.#next(WAYS.groups)
  }
  get conditions() {
    return this.#next(WAYS.conditions)
  }
  get nouns() {
    return this.#next(WAYS.nouns)
  }
  get choices() {
    return this.#next(WAYS.choices)
  }
  get joins() {
    return this.#next(WAYS.joins)
  }
}
