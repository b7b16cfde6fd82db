import { card, draw, keyword, mana, payLife, spell, targetPlayer, the } from '@spellwright/dsl'

export const deepAnalysis = card({
  name: 'Deep Analysis',
  cost: '{3}{U}',
  type: 'Sorcery',
  abilities: [
    spell({ targets: { player: targetPlayer }, effects: [draw(2, the('player'))] }),
    keyword({ kind: 'flashback', cost: [mana('{1}{U}'), payLife(3)] }),
  ],
})
