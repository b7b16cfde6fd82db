import { activated, all, card, draw, exactly, exile, mana, tap, targetPlayer, the } from '@spellwright/dsl'

export const relicOfProgenitus = card({
  name: 'Relic of Progenitus',
  cost: '{1}',
  type: 'Artifact',
  abilities: [
    activated({
      cost: [tap],
      targets: { player: targetPlayer },
      effects: [
        {
          kind: 'choose',
          player: the('player'),
          from: { zone: 'graveyard', owner: the('player') },
          count: exactly(1),
          as: 'card',
        },
        exile(the('card')),
      ],
    }),
    activated({
      cost: [mana('{1}'), { kind: 'exile', what: 'self' }],
      effects: [exile(all({ zone: 'graveyard' })), draw(1)],
    }),
  ],
})
