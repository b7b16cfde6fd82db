import { all, attacks, card, keyword, pump, triggered } from '@spellwright/dsl'

export const soltariChampion = card({
  name: 'Soltari Champion',
  cost: '{2}{W}',
  type: 'Creature — Soltari Soldier',
  power: 2,
  toughness: 2,
  abilities: [
    keyword('shadow'),
    triggered({
      on: attacks('self'),
      effects: [pump(all({ type: 'creature', controller: 'you', other: true }), 1, 1)],
    }),
  ],
})
