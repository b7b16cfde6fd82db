import { card, destroy, keyword, keywords, mana, target, the, triggered } from '@spellwright/dsl'

export const dirgeBat = card({
  name: 'Dirge Bat',
  cost: '{2}{B}{B}',
  type: 'Creature — Bat',
  power: 3,
  toughness: 3,
  abilities: [
    keyword({ kind: 'mutate', cost: [mana('{4}{B}{B}')] }),
    ...keywords('flash', 'flying'),
    triggered({
      on: { kind: 'mutated', object: 'self' },
      targets: { victim: target({ type: ['creature', 'planeswalker'], controller: 'opponent' }) },
      effects: [destroy(the('victim'))],
    }),
  ],
})
