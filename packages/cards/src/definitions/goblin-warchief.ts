import { card, continuous, costsLess, gain } from '@spellwright/dsl'

export const goblinWarchief = card({
  name: 'Goblin Warchief',
  cost: '{1}{R}{R}',
  type: 'Creature — Goblin Warrior',
  power: 2,
  toughness: 2,
  abilities: [
    costsLess('you', { subtype: 'Goblin' }, '{1}'),
    continuous({ affects: { subtype: 'Goblin', controller: 'you' }, apply: [gain('haste')] }),
  ],
})
