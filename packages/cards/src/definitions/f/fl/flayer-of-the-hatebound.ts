import { anyTarget, card, dealDamage, keyword, powerOf, the, triggered } from '@spellwright/dsl'

export const flayerOfTheHatebound = card({
  name: 'Flayer of the Hatebound',
  cost: '{5}{R}',
  type: 'Creature — Devil',
  power: 4,
  toughness: 2,
  abilities: [
    keyword('undying'),
    triggered({
      on: {
        kind: 'either',
        events: [
          { kind: 'zoneChange', object: 'self', from: 'graveyard', to: 'battlefield' },
          {
            kind: 'zoneChange',
            object: { type: 'creature', owner: 'you', other: true },
            from: 'graveyard',
            to: 'battlefield',
          },
        ],
      },
      targets: { victim: anyTarget },
      effects: [dealDamage(powerOf('eventObject'), the('victim'), 'eventObject')],
    }),
  ],
})
