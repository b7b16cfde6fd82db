import { all, card, returnTo, spell } from '@spellwright/dsl'

export const replenish = card({
  name: 'Replenish',
  cost: '{3}{W}',
  type: 'Sorcery',
  abilities: [
    spell({ effects: [returnTo('battlefield', all({ zone: 'graveyard', owner: 'you', type: 'enchantment' }))] }),
  ],
})
