import { card, enters, forage, returnTo, target, the, triggered } from '@spellwright/dsl'

export const curiousForager = card({
  name: 'Curious Forager',
  cost: '{2}{G}',
  type: 'Creature — Squirrel Druid',
  power: 3,
  toughness: 2,
  abilities: [
    triggered({
      on: enters('self'),
      effects: [
        {
          kind: 'mayPay',
          player: 'you',
          cost: [forage],
          then: [
            {
              kind: 'reflexiveTrigger',
              targets: { card: target({ is: 'permanentCard', zone: 'graveyard', owner: 'you' }) },
              effects: [returnTo('hand', the('card'))],
            },
          ],
        },
      ],
    }),
  ],
})
