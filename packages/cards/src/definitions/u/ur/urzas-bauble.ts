import { activated, atBeginningOf, card, draw, sacrificeSelf, tap, targetPlayer, the } from '@spellwright/dsl'

export const urzasBauble = card({
  name: "Urza's Bauble",
  type: 'Artifact',
  cost: '{0}',
  abilities: [
    activated({
      cost: [tap, sacrificeSelf],
      targets: { player: targetPlayer },
      effects: [
        { kind: 'lookAtHand', player: the('player'), random: 1 },
        { kind: 'delayedTrigger', on: atBeginningOf('upkeep', 'eachPlayer'), lasts: 'once', effects: [draw(1)] },
      ],
    }),
  ],
})
