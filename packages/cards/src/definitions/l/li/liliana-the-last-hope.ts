import {
  activated,
  apply,
  atBeginningOf,
  card,
  count,
  createToken,
  exactly,
  loyalty,
  may,
  mill,
  modifyPT,
  plus,
  returnTo,
  target,
  the,
  triggered,
  upTo,
} from '@spellwright/dsl'
import { blackZombie } from '../../../tokens.ts'

export const lilianaTheLastHope = card({
  name: 'Liliana, the Last Hope',
  cost: '{1}{B}{B}',
  type: 'Legendary Planeswalker — Liliana',
  loyalty: 3,
  abilities: [
    activated({
      cost: [loyalty(1)],
      targets: { creature: target({ type: 'creature' }, { count: upTo(1) }) },
      effects: [apply(the('creature'), [modifyPT(-2, -1)], 'untilYourNextTurn')],
    }),
    activated({
      cost: [loyalty(-2)],
      effects: [
        mill(2),
        may(
          {
            kind: 'choose',
            player: 'you',
            from: { zone: 'graveyard', type: 'creature' },
            whose: 'you',
            count: exactly(1),
            as: 'card',
          },
          returnTo('hand', the('card')),
        ),
      ],
    }),
    activated({
      cost: [loyalty(-7)],
      effects: [
        {
          kind: 'getEmblem',
          player: 'you',
          abilities: [
            triggered({
              on: atBeginningOf('end', 'you'),
              effects: [createToken(plus(2, count({ subtype: 'Zombie', controller: 'you' })), blackZombie)],
            }),
          ],
        },
      ],
    }),
  ],
})
