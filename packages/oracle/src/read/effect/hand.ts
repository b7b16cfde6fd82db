import type { Effect } from '@spellwright/dsl'
import { aNoun } from '../noun.ts'
import type { EffectReader } from './reader.ts'

const CARD = { the: 'card' }

/** What is taken out of a hand just revealed: "You choose a nonland card from it. That player discards that card." */
export const HAND: readonly EffectReader[] = [
  [
    /^(target player|target opponent|that player) reveals their hand$/,
    ([, who], reading) => {
      const player = reading.player(who!)
      if (player === undefined) return undefined
      reading.hand = player
      return [{ kind: 'revealHand', player }]
    },
  ],
  [
    /^(?:you )?choose (an? .+?) from it( with .+)?$/,
    ([, card, quality = ''], reading) => {
      const text = `${card}${quality}`
      const filter = text === 'a card' ? {} : aNoun(text)
      if (reading.hand === undefined || filter === undefined || filter.zone !== undefined) return undefined
      reading.it = CARD
      const choice: Effect = {
        kind: 'choose',
        player: 'you',
        from: { zone: 'hand', ...filter },
        whose: reading.hand,
        count: { min: 1, max: 1 },
        as: 'card',
      }
      return [choice]
    },
  ],
  [
    /^(?:that player|they) discards? (?:that card|it)$/,
    (_, { hand, it }) => (hand === undefined || it !== CARD ? undefined : [{ kind: 'discardCards', what: CARD }]),
  ],
]
