import { activated, addMana, card, keyword } from '@spellwright/dsl'

export const wallOfRoots = card({
  name: 'Wall of Roots',
  cost: '{1}{G}',
  type: 'Creature — Plant Wall',
  power: 0,
  toughness: 5,
  abilities: [
    keyword('defender'),
    activated({
      cost: [{ kind: 'putCounters', counter: '-0/-1', count: 1 }],
      effects: [addMana('{G}')],
      limit: { times: 1, per: 'turn' },
    }),
  ],
})
