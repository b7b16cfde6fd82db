import { activated, card, rule, sacrificeSelf, shuffle, tap, targetPlayer, the } from '@spellwright/dsl'

export const lanternOfInsight = card({
  name: 'Lantern of Insight',
  type: 'Artifact',
  cost: '{1}',
  abilities: [
    rule({ kind: 'topCardRevealed', player: 'eachPlayer' }),
    activated({ cost: [tap, sacrificeSelf], targets: { player: targetPlayer }, effects: [shuffle(the('player'))] }),
  ],
})
