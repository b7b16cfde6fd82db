import {
  activated,
  all,
  apply,
  atBeginningOf,
  card,
  createToken,
  eventAmount,
  gain,
  loyalty,
  putCounters,
  target,
  the,
  triggered,
  upTo,
} from '@spellwright/dsl'
import { whiteSoldier } from '../../../tokens.ts'

export const basriKet = card({
  name: 'Basri Ket',
  cost: '{1}{W}{W}',
  type: 'Legendary Planeswalker — Basri',
  loyalty: 3,
  abilities: [
    activated({
      cost: [loyalty(1)],
      targets: { creature: target({ type: 'creature' }, { count: upTo(1) }) },
      effects: [putCounters('+1/+1', 1, the('creature')), apply(the('creature'), [gain('indestructible')])],
    }),
    activated({
      cost: [loyalty(-2)],
      effects: [
        {
          kind: 'delayedTrigger',
          on: { kind: 'attackersDeclared', attackers: { type: 'creature', is: 'nontoken' } },
          lasts: 'everyTimeThisTurn',
          effects: [
            {
              kind: 'createToken',
              player: 'you',
              count: eventAmount,
              token: whiteSoldier,
              enters: ['tapped', 'attacking'],
            },
          ],
        },
      ],
    }),
    activated({
      cost: [loyalty(-6)],
      effects: [
        {
          kind: 'getEmblem',
          player: 'you',
          abilities: [
            triggered({
              on: atBeginningOf('beginCombat', 'you'),
              effects: [
                createToken(1, whiteSoldier),
                putCounters('+1/+1', 1, all({ type: 'creature', controller: 'you' })),
              ],
            }),
          ],
        },
      ],
    }),
  ],
})
