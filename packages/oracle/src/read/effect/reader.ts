import type { Effect, PlayerRef, Quantity, Selector } from '@spellwright/dsl'
import { PLAYER } from '../../words/players.ts'
import { quantityOf } from '../amount.ts'
import { eachPhrase, quantityPhrase } from '../quantity.ts'
import type { Reading } from '../reading.ts'

export type Effects = Effect[] | undefined

/** A clause, and what it does; nothing where its parts are not understood. */
export type EffectReader = readonly [RegExp, (found: RegExpExecArray, reading: Reading) => Effects]

/** Who does it: a player named before the verb, or you in an imperative. */
const WHO = `(?:(${PLAYER.pattern}|target player|target opponent|they|its controller|its owner|[a-z' ]+?controller) )?`

function whoOf(text: string | undefined, reading: Reading): PlayerRef | undefined {
  return text === undefined ? 'you' : reading.player(text)
}

/** "target player draws two cards": a player, a verb, and the words behind it. */
export function playerDoes(
  words: string,
  effect: (player: PlayerRef, found: readonly string[], reading: Reading) => Effect | undefined,
): EffectReader {
  return [
    new RegExp(`^${WHO}${words}$`),
    ([, who, ...found], reading) => {
      const player = whoOf(who, reading)
      const read = player === undefined ? undefined : effect(player, found, reading)
      return read === undefined ? undefined : [read]
    },
  ]
}

/** The same, told by several steps. */
export function playerDoesAll(
  words: string,
  effects: (player: PlayerRef, found: readonly string[]) => Effect[] | undefined,
): EffectReader {
  return [
    new RegExp(`^${WHO}${words}$`),
    ([, who, ...found], reading) => {
      const player = whoOf(who, reading)
      return player === undefined || player === 'eachPlayer' || player === 'opponent'
        ? undefined
        : effects(player, found)
    },
  ]
}

/** The same with an amount: "draws X cards", "loses 2 life". */
export const playerDoesMuch = (
  words: string,
  effect: (player: PlayerRef, amount: Quantity, found: readonly string[]) => Effect,
): EffectReader =>
  playerDoes(words, (player, [amount, ...found], reading) => {
    const much = amountWords(amount!, reading)
    return much === undefined ? undefined : effect(player, much, found)
  })

/** "3", "X", "that much": an amount before what it is of. */
export function amountWords(text: string, reading: Reading): Quantity | undefined {
  if (text === 'twice X') return { kind: 'times', factor: 2, quantity: { kind: 'x' } }
  if (text === 'twice that many') {
    const many = amountWords('that many', reading)
    return many && { kind: 'times', factor: 2, quantity: many }
  }
  if (text !== 'that much' && text !== 'that many') return quantityOf(text)
  if (reading.amount !== undefined) return { kind: 'eventAmount' }
  return text === 'that many' ? reading.thatMany() : undefined
}

/** What is counted for each player is counted of that player: "each player loses 1 life for each creature they control". */
export function countsOfEach(player: PlayerRef, text: string, reading: Reading): void {
  const isEach = player === 'eachPlayer' || player === 'opponent'
  if (isEach && /\b(?:they|their|that player|that player's)\b/.test(text)) reading.they = 'affectedPlayer'
}

/** "destroy target creature": a verb and its object. */
export const doesTo = (words: string, effect: (what: Selector, found: readonly string[]) => Effect): EffectReader => [
  new RegExp(`^${words}$`),
  ([, text, ...found], reading) => {
    const what = reading.objects(text!)
    return what === undefined ? undefined : [effect(what, found)]
  },
]

/** "2 … for each Elf you control", "… equal to its power". */
export function amountBehind(
  factor: string | undefined,
  joint: string,
  text: string,
  reading: Reading,
): Quantity | undefined {
  if (joint === 'equal to') return factor === undefined ? quantityPhrase(text, reading) : undefined
  const counted = eachPhrase(text, reading)
  const times = factor === undefined ? 1 : Number(factor)
  if (counted === undefined || times === 1) return counted
  return { kind: 'times', factor: times, quantity: counted }
}
