import { quantityOf } from '../numbers.ts'
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
  [/^investigate$/, () => [{ kind: 'investigate', player: 'you', times: 1 }]],
  [/^shuffle$/, () => [{ kind: 'shuffle', player: 'you' }]],
  [
    /^look at (target player|target opponent)'s hand$/,
    ([, player], reading) => [{ kind: 'lookAtHand', player: reading.player(player!)! }],
  ],
  playerDoes('reveals their hand', (player) => ({ kind: 'revealHand', player })),
]
