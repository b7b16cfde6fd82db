import { activated, card, discard, draw } from '@spellwright/dsl'

export const attunement = card({
  name: 'Attunement',
  cost: '{2}{U}',
  type: 'Enchantment',
  abilities: [activated({ cost: [{ kind: 'returnToHand', what: 'self' }], effects: [draw(3), discard(4)] })],
})
