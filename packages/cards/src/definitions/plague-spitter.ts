import { all, atBeginningOf, card, dealDamage, dies, triggered } from '@spellwright/dsl'

export const plagueSpitter = card({
  name: 'Plague Spitter',
  cost: '{2}{B}',
  type: 'Creature — Phyrexian Horror',
  power: 2,
  toughness: 2,
  abilities: [
    triggered({
      on: atBeginningOf('upkeep', 'you'),
      effects: [dealDamage(1, { objects: all({ type: 'creature' }), players: 'eachPlayer' })],
    }),
    triggered({
      on: dies('self'),
      effects: [dealDamage(1, { objects: all({ type: 'creature' }), players: 'eachPlayer' })],
    }),
  ],
})
