import { activated, card, mana, sacrificeSelf, tap, targetPlayer, the } from '@spellwright/dsl'

export const mindslaver = card({
  name: 'Mindslaver',
  cost: '{6}',
  type: 'Legendary Artifact',
  abilities: [
    activated({
      cost: [mana('{4}'), tap, sacrificeSelf],
      targets: { player: targetPlayer },
      effects: [{ kind: 'controlNextTurn', player: the('player') }],
    }),
  ],
})
