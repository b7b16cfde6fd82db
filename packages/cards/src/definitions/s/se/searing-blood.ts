import { card, controllerOf, dealDamage, dies, players, spell, target, the } from '@spellwright/dsl'

export const searingBlood = card({
  name: 'Searing Blood',
  cost: '{R}{R}',
  type: 'Instant',
  abilities: [
    spell({
      targets: { creature: target({ type: 'creature' }) },
      effects: [
        dealDamage(2, the('creature')),
        {
          kind: 'delayedTrigger',
          on: dies(the('creature')),
          lasts: 'onceThisTurn',
          effects: [dealDamage(3, players(controllerOf('eventObject')))],
        },
      ],
    }),
  ],
})
