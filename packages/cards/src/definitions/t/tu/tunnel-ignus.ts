import { card, dealDamage, enters, players, triggered } from '@spellwright/dsl'

export const tunnelIgnus = card({
  name: 'Tunnel Ignus',
  cost: '{1}{R}',
  type: 'Creature — Elemental',
  power: 2,
  toughness: 1,
  abilities: [
    triggered({
      on: enters({ type: 'land', controller: 'opponent' }),
      condition: {
        kind: 'happened',
        event: enters({ type: 'land', controller: 'opponent' }),
        when: 'thisTurn',
        times: { atLeast: 2 },
      },
      effects: [dealDamage(3, players('eventPlayer'))],
    }),
  ],
})
