import { quantityOf } from '../amount.ts'
import { amountBehind, type EffectReader, playerDoes, playerDoesMuch } from './reader.ts'

export const CARDS: readonly EffectReader[] = [
  playerDoesMuch('draws? (that much|that many|\\S+) cards?', (player, count) => ({ kind: 'draw', player, count })),
  playerDoes('draws? (?:a card|cards) (for each|equal to) (.+)', (player, [joint, text], reading) => {
    const count = amountBehind(undefined, joint!, text!, reading)
    return count === undefined ? undefined : { kind: 'draw', player, count }
  }),
  playerDoesMuch('discards? (that much|that many|\\S+) cards?( at random)?', (player, count, [random]) => ({
    kind: 'discard',
    player,
    count,
    how: random === undefined ? 'choice' : 'random',
  })),
  playerDoes('discards? (?:their|your) hand', (player) => ({ kind: 'discard', player, count: 'hand', how: 'choice' })),
  playerDoesMuch('mills? (that much|that many|\\S+) cards?', (player, count) => ({ kind: 'mill', player, count })),
  [
    /^(scry|surveil) (\d+|X)$/,
    ([, verb, amount]) => [{ kind: verb as 'scry', player: 'you', count: quantityOf(amount!)! }],
  ],
  [/^shuffle(?: your library)?$/, () => [{ kind: 'shuffle', player: 'you' }]],
  [
    /^look at (target player|target opponent)'s hand$/,
    ([, player], reading) => [{ kind: 'lookAtHand', player: reading.player(player!)! }],
  ],
  playerDoes('takes? an extra turn after this one', (player) => ({ kind: 'extraTurn', player })),
  [/^(?:you )?skip your next turn$/, () => [{ kind: 'skipNext', player: 'you', what: 'turn' }]],
  playerDoes('draws? an additional card', (player) => ({ kind: 'draw', player, count: 1 })),
  [
    /^copy (target .+ spell(?: you control)?|that spell|it)$/,
    ([, text], reading) => {
      const what = reading.object(text!)
      return what === undefined ? undefined : [{ kind: 'copySpell', what, count: 1, newTargets: 'keep' }]
    },
  ],
]
