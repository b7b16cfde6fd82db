import { card, controllerOf, dealDamage, players, spell, target, the, when, youControl } from '@spellwright/dsl'

export const draconicRoar = card({
  name: 'Draconic Roar',
  cost: '{1}{R}',
  type: 'Instant',
  abilities: [
    {
      kind: 'additionalCost',
      cost: [{ kind: 'reveal', what: { subtype: 'Dragon', zone: 'hand' } }],
      optional: 'may',
      name: 'revealed a Dragon card',
    },
    spell({
      targets: { creature: target({ type: 'creature' }) },
      effects: [
        dealDamage(3, the('creature')),
        when(
          {
            kind: 'any',
            conditions: [
              { kind: 'paid', cost: 'revealed a Dragon card' },
              { kind: 'asCast', condition: youControl({ subtype: 'Dragon' }) },
            ],
          },
          dealDamage(3, players(controllerOf(the('creature')))),
        ),
      ],
    }),
  ],
})
