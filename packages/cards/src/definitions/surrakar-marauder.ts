import { apply, card, enters, gain, triggered } from '@spellwright/dsl'

export const surrakarMarauder = card({
  name: 'Surrakar Marauder',
  cost: '{1}{B}',
  type: 'Creature — Surrakar',
  power: 2,
  toughness: 1,
  abilities: [
    triggered({
      abilityWord: 'Landfall',
      on: enters({ type: 'land', controller: 'you' }),
      effects: [apply('self', [gain('intimidate')])],
    }),
  ],
})
