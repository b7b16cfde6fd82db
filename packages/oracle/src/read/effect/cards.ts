import type { EffectOf } from '@spellwright/dsl'
import { NUMBER } from '../../words/numbers.ts'
import { quantityOf } from '../amount.ts'
import { countedNoun } from '../counted-noun.ts'
import { nounOf } from '../noun.ts'
import { amountBehind, amountWords, countsOfEach, type EffectReader, playerDoes, playerDoesMuch } from './reader.ts'

export const CARDS: readonly EffectReader[] = [
  playerDoesMuch('draws? (that much|that many|\\S+) cards?', (player, count) => ({ kind: 'draw', player, count })),
  playerDoes('draws? (?:a card|cards) (for each|equal to) (.+)', (player, [joint, text], reading) => {
    countsOfEach(player, text!, reading)
    const count = amountBehind(undefined, joint!, text!, reading)
    return count === undefined ? undefined : { kind: 'draw', player, count }
  }),
  playerDoes('discards? (that much|that many|\\S+) cards?( at random)?', (player, [amount, random], reading) => {
    const count = amountWords(amount!, reading)
    if (count === undefined) return undefined
    const how = random === undefined ? 'choice' : 'random'
    return reading.doing('discarded', 'card', { kind: 'discard', player, count, how } as EffectOf<'discard'>)
  }),
  playerDoes('discards? (?:their hand|your hand|all the cards in (?:their|your) hand)', (player, _found, reading) => {
    const discard: EffectOf<'discard'> = { kind: 'discard', player, count: 'hand', how: 'choice' }
    reading.did(discard, 'discarded')
    return reading.doing('discarded', 'card', discard)
  }),
  playerDoes('discards? any number of (?:(.+) )?cards', (player, [text], reading) => {
    const filter = text === undefined ? undefined : nounOf(`${text} cards`)
    if (text !== undefined && (filter === undefined || filter.zone !== undefined)) return undefined
    const discard: EffectOf<'discard'> = {
      kind: 'discard',
      player,
      count: 'any',
      how: 'choice',
      ...(filter === undefined ? {} : { filter }),
    }
    reading.did(discard, 'discarded')
    return reading.doing('discarded', 'card', discard)
  }),
  playerDoes(`discards? ((?:an?|${NUMBER}) .+ cards?)( at random)?`, (player, [text, random], reading) => {
    const chosen = countedNoun(text!, reading)
    if (chosen === undefined || chosen.filter.zone !== undefined || Object.keys(chosen.filter).length === 0)
      return undefined
    const { filter, count } = chosen
    return { kind: 'discard', player, count, how: random === undefined ? 'choice' : 'random', filter }
  }),
  playerDoes('reveals? (a card|(\\S+) cards) at random from (?:their|your) hand', (player, [, amount], reading) => {
    const random = amount === undefined ? 1 : quantityOf(amount)
    if (random === undefined) return undefined
    reading.it = { the: 'revealed' }
    return { kind: 'revealHand', player, random, as: 'revealed' }
  }),
  [
    /^look at (that player)'s hand$/,
    ([, player], reading) => {
      const who = reading.player(player!)
      return who === undefined ? undefined : [{ kind: 'lookAtHand', player: who }]
    },
  ],
  playerDoes('mills? (that much|that many|\\S+) cards?', (player, [amount], reading) => {
    const count = amountWords(amount!, reading)
    if (count === undefined) return undefined
    return reading.doing('milled', 'card', { kind: 'mill', player, count } as EffectOf<'mill'>)
  }),
  playerDoes('(scry|surveil)s? (\\d+|X)', (player, [verb, amount]) => ({
    kind: verb as 'scry',
    player,
    count: quantityOf(amount!)!,
  })),
  [/^shuffle(?: your library)?$/, () => [{ kind: 'shuffle', player: 'you' }]],
  [
    /^look at (target player|target opponent)'s hand$/,
    ([, player], reading) => [{ kind: 'lookAtHand', player: reading.player(player!)! }],
  ],
  playerDoes('takes? an extra turn after this one', (player) => ({ kind: 'extraTurn', player })),
  playerDoes('draws? an additional card', (player) => ({ kind: 'draw', player, count: 1 })),
]
