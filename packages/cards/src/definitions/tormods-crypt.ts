import { activated, all, card, exile, sacrificeSelf, tap, targetPlayer, the } from '@spellwright/dsl'

export const tormodsCrypt = card({
  name: "Tormod's Crypt",
  cost: '{0}',
  type: 'Artifact',
  abilities: [
    activated({
      cost: [tap, sacrificeSelf],
      targets: { player: targetPlayer },
      effects: [exile(all({ zone: 'graveyard', owner: the('player') }))],
    }),
  ],
})
