/**
 * Rules texts say the same thing in more than one way, and not always by a rule: "untap it" or "untap that creature",
 * "draw a card. You lose 1 life" or "draw a card and you lose 1 life". What is left out is said as usual.
 */
export interface Wording {
  /** What was spoken of last is "it" wherever it is spoken of again, or is named each time. */
  pronouns?: 'always' | 'never'
  /** "that creature's power" rather than "its power". */
  possessives?: 'never'
  /** "1 life for each …", "life equal to …", "damage to … equal to …", "X life, where X is …". */
  numbers?: 'each' | 'equal' | 'behind' | 'x'
  /** How steps follow each other: in a sentence of their own, or in one. */
  joins?: 'sentence' | 'and' | 'then'
}

const PRONOUNS = [undefined, 'always', 'never'] as const
const POSSESSIVES = [undefined, 'never'] as const
const NUMBERS = [undefined, 'each', 'equal', 'behind', 'x'] as const
const JOINS = [undefined, 'sentence', 'and', 'then'] as const

/** Every way of saying it. */
export const WORDINGS: readonly Wording[] = PRONOUNS.flatMap((pronouns) =>
  POSSESSIVES.flatMap((possessives) =>
    NUMBERS.flatMap((numbers) =>
      JOINS.map((joins) => ({
        ...(pronouns === undefined ? {} : { pronouns }),
        ...(possessives === undefined ? {} : { possessives }),
        ...(numbers === undefined ? {} : { numbers }),
        ...(joins === undefined ? {} : { joins }),
      })),
    ),
  ),
)
