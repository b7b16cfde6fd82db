import { card, putCounters, triggered } from '@spellwright/dsl'

export const theRedTerror = card({
  name: 'The Red Terror',
  cost: '{3}{R}',
  type: 'Legendary Creature — Tyranid',
  power: 4,
  toughness: 3,
  abilities: [
    triggered({
      abilityWord: 'Advanced Species',
      on: { kind: 'damage', source: { color: 'R', controller: 'you' }, to: 'any' },
      effects: [putCounters('+1/+1', 1, 'self')],
    }),
  ],
})
