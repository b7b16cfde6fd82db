import { all, atBeginningOf, card, destroy, dies, triggered } from '@spellwright/dsl'

export const bearerOfTheHeavens = card({
  name: 'Bearer of the Heavens',
  cost: '{7}{R}',
  type: 'Creature — Giant',
  power: 10,
  toughness: 10,
  abilities: [
    triggered({
      on: dies('self'),
      effects: [
        { kind: 'delayedTrigger', on: atBeginningOf('end', 'eachPlayer'), lasts: 'once', effects: [destroy(all({}))] },
      ],
    }),
  ],
})
