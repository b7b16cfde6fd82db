import { card, dealDamage, players, triggered } from '@spellwright/dsl'

export const harshMentor = card({
  name: 'Harsh Mentor',
  cost: '{1}{R}',
  type: 'Creature — Human Cleric',
  power: 2,
  toughness: 2,
  abilities: [
    triggered({
      on: {
        kind: 'activated',
        player: 'opponent',
        object: { type: ['artifact', 'creature', 'land'], zone: 'battlefield' },
        ability: 'nonmana',
      },
      effects: [dealDamage(2, players('eventPlayer'))],
    }),
  ],
})
