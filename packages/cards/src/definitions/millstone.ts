import { activated, card, mana, mill, tap, targetPlayer, the } from '@spellwright/dsl'

export const millstone = card({
  name: 'Millstone',
  cost: '{2}',
  type: 'Artifact',
  abilities: [
    activated({ cost: [mana('{2}'), tap], targets: { player: targetPlayer }, effects: [mill(2, the('player'))] }),
  ],
})
