import { card, dies, keyword, may, putCounters, triggered } from '@spellwright/dsl'

export const rockslideElemental = card({
  name: 'Rockslide Elemental',
  cost: '{2}{R}',
  type: 'Creature — Elemental',
  power: 1,
  toughness: 1,
  abilities: [
    keyword('first strike'),
    triggered({ on: dies({ type: 'creature', other: true }), effects: [may(putCounters('+1/+1', 1, 'self'))] }),
  ],
})
