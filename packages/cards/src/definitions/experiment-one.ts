import { activated, card, keyword, removeCounter } from '@spellwright/dsl'

export const experimentOne = card({
  name: 'Experiment One',
  cost: '{G}',
  type: 'Creature — Human Ooze',
  power: 1,
  toughness: 1,
  abilities: [
    keyword('evolve'),
    activated({ cost: [removeCounter('+1/+1', 2)], effects: [{ kind: 'regenerate', what: 'self' }] }),
  ],
})
