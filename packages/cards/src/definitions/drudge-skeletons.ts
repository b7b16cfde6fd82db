import { activated, card, mana } from '@spellwright/dsl'

export const drudgeSkeletons = card({
  name: 'Drudge Skeletons',
  cost: '{1}{B}',
  type: 'Creature — Skeleton',
  power: 1,
  toughness: 1,
  abilities: [activated({ cost: [mana('{B}')], effects: [{ kind: 'regenerate', what: 'self' }] })],
})
