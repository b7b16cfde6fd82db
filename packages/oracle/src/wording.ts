/**
 * Rules texts say the same thing in more than one way, and not always by a rule: "untap it" or "untap that creature",
 * "draw a card. You lose 1 life" or "draw a card and you lose 1 life". What is left out is said as usual.
 */
export interface Wording {
  /** What was spoken of last is "it" wherever it is spoken of again, or is named each time. */
  pronouns?: 'always' | 'never'
  /** "if that creature is a Human" rather than "if it's a Human". */
  subjects?: 'named'
  /** "that creature's power" rather than "its power". */
  possessives?: 'never'
  /** "1 life for each …", "life equal to …", "damage to … equal to …", "X life, where X is …". */
  numbers?: 'each' | 'equal' | 'behind' | 'x'
  /** Many objects one by one ("each creature you control"), all together, or just named ("creatures you control"). */
  groups?: 'each' | 'all' | 'bare'
  /** "As long as …" before what it says, or behind it. */
  conditions?: 'first' | 'behind'
  /** How steps follow each other: in a sentence of their own, or in one. */
  joins?: 'sentence' | 'and' | 'then'
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
]

/** The ways of saying it that are tried. */
export const WORDINGS: readonly Wording[] = OTHERS.flatMap((other) =>
  JOINS.flatMap((joins) =>
    PRONOUNS.flatMap((pronouns) =>
      POSSESSIVES.map((possessives) => ({ ...other, ...joins, ...pronouns, ...possessives })),
    ),
  ),
)
