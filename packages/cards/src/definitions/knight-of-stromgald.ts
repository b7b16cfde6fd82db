import { activated, apply, card, gain, keyword, mana, pump } from '@spellwright/dsl'

export const knightOfStromgald = card({
  name: 'Knight of Stromgald',
  cost: '{B}{B}',
  type: 'Creature — Human Knight',
  power: 2,
  toughness: 1,
  abilities: [
    keyword({ kind: 'protection', from: [{ filter: { color: 'W' } }] }),
    activated({ cost: [mana('{B}')], effects: [apply('self', [gain('first strike')])] }),
    activated({ cost: [mana('{B}{B}')], effects: [pump('self', 1, 0)] }),
  ],
})
