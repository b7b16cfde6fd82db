import { card, dealDamage, players, triggered } from '@spellwright/dsl'

export const magebaneLizard = card({
  name: 'Magebane Lizard',
  cost: '{1}{R}',
  type: 'Creature — Lizard',
  power: 1,
  toughness: 4,
  abilities: [
    triggered({
      on: { kind: 'cast', spell: { not: { type: 'creature' } } },
      effects: [
        dealDamage(
          {
            kind: 'events',
            event: { kind: 'cast', player: 'eventPlayer', spell: { not: { type: 'creature' } } },
            when: 'thisTurn',
          },
          players('eventPlayer'),
        ),
      ],
    }),
  ],
})
