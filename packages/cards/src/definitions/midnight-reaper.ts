import { card, dealDamage, dies, draw, players, triggered } from '@spellwright/dsl'

export const midnightReaper = card({
  name: 'Midnight Reaper',
  cost: '{2}{B}',
  type: 'Creature — Zombie Knight',
  power: 3,
  toughness: 2,
  abilities: [
    triggered({
      on: dies({ type: 'creature', is: 'nontoken', controller: 'you' }),
      effects: [dealDamage(1, players('you')), draw(1)],
    }),
  ],
})
