import { activated, card, keyword, mana } from '@spellwright/dsl'

export const trollAscetic = card({
  name: 'Troll Ascetic',
  cost: '{1}{G}{G}',
  type: 'Creature — Troll Shaman',
  power: 3,
  toughness: 2,
  abilities: [
    keyword('hexproof'),
    activated({ cost: [mana('{1}{G}')], effects: [{ kind: 'regenerate', what: 'self' }] }),
  ],
})
