import { card, draw, keyword, mana, spell, targetPlayer, the } from '@spellwright/dsl'

export const ancestralVision = card({
  name: 'Ancestral Vision',
  type: 'Sorcery',
  colorIndicator: ['U'],
  abilities: [
    keyword({ kind: 'suspend', count: 4, cost: [mana('{U}')] }),
    spell({ targets: { player: targetPlayer }, effects: [draw(3, the('player'))] }),
  ],
})
