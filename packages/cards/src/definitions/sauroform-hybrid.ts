import { activated, card, mana } from '@spellwright/dsl'

export const sauroformHybrid = card({
  name: 'Sauroform Hybrid',
  cost: '{1}{G}',
  type: 'Creature — Human Lizard Warrior',
  power: 2,
  toughness: 2,
  abilities: [activated({ cost: [mana('{4}{G}{G}')], effects: [{ kind: 'adapt', count: 4 }] })],
})
