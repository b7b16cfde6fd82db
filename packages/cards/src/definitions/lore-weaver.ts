import { activated, card, draw, keyword, mana, targetPlayer, the } from '@spellwright/dsl'

export const loreWeaver = card({
  name: 'Lore Weaver',
  cost: '{3}{U}',
  type: 'Creature — Human Wizard',
  power: 2,
  toughness: 2,
  abilities: [
    keyword({ kind: 'partnerWith', name: 'Ley Weaver' }),
    activated({ cost: [mana('{5}{U}{U}')], targets: { player: targetPlayer }, effects: [draw(2, the('player'))] }),
  ],
})
