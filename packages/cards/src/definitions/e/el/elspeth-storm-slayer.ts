import {
  activated,
  all,
  apply,
  card,
  createToken,
  destroy,
  gain,
  loyalty,
  putCounters,
  replacement,
  target,
  the,
} from '@spellwright/dsl'
import { whiteSoldier } from '../../../tokens.ts'

export const elspethStormSlayer = card({
  name: 'Elspeth, Storm Slayer',
  cost: '{3}{W}{W}',
  type: 'Legendary Planeswalker — Elspeth',
  loyalty: 5,
  abilities: [
    replacement({ kind: 'createTokens', player: 'you', change: { times: 2 } }),
    activated({ cost: [loyalty(1)], effects: [createToken(1, whiteSoldier)] }),
    activated({
      cost: [loyalty(0)],
      effects: [
        putCounters('+1/+1', 1, all({ type: 'creature', controller: 'you' })),
        apply(all({ type: 'creature', controller: 'you' }), [gain('flying')], 'untilYourNextTurn'),
      ],
    }),
    activated({
      cost: [loyalty(-3)],
      targets: { creature: target({ type: 'creature', controller: 'opponent', manaValue: { atLeast: 3 } }) },
      effects: [destroy(the('creature'))],
    }),
  ],
})
