import { activated, all, card, destroy, mana, sacrificeSelf, tap } from '@spellwright/dsl'

export const novaCleric = card({
  name: 'Nova Cleric',
  cost: '{W}',
  type: 'Creature — Human Cleric',
  power: 1,
  toughness: 2,
  abilities: [
    activated({ cost: [mana('{2}{W}'), tap, sacrificeSelf], effects: [destroy(all({ type: 'enchantment' }))] }),
  ],
})
