import { card, controllerOf, dealDamage, keyword, may, players, triggered } from '@spellwright/dsl'

export const flamebladeAngel = card({
  name: 'Flameblade Angel',
  cost: '{4}{R}{R}',
  type: 'Creature — Angel',
  power: 4,
  toughness: 4,
  abilities: [
    keyword('flying'),
    triggered({
      on: {
        kind: 'either',
        events: [
          { kind: 'damage', source: { controller: 'opponent' }, to: { player: 'you' } },
          { kind: 'damage', source: { controller: 'opponent' }, to: { object: { controller: 'you' } } },
        ],
      },
      effects: [may(dealDamage(1, players(controllerOf('eventSource'))))],
    }),
  ],
})
