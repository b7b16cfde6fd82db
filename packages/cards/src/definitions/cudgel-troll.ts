import { activated, card, mana } from '@spellwright/dsl'

export const cudgelTroll = card({
  name: 'Cudgel Troll',
  cost: '{2}{G}{G}',
  type: 'Creature — Troll',
  power: 4,
  toughness: 3,
  abilities: [activated({ cost: [mana('{G}')], effects: [{ kind: 'regenerate', what: 'self' }] })],
})
