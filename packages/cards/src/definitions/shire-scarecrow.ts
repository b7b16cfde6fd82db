import { activated, addMana, anyColor, card, keyword, mana } from '@spellwright/dsl'

export const shireScarecrow = card({
  name: 'Shire Scarecrow',
  cost: '{2}',
  type: 'Artifact Creature — Scarecrow',
  power: 0,
  toughness: 3,
  abilities: [
    keyword('defender'),
    activated({ cost: [mana('{1}')], effects: [addMana(anyColor())], limit: { times: 1, per: 'turn' } }),
  ],
})
