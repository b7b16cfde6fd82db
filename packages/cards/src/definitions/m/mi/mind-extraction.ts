import { additionalCost, all, card, sacrifice, spell, targetPlayer, the } from '@spellwright/dsl'

export const mindExtraction = card({
  name: 'Mind Extraction',
  cost: '{2}{B}',
  type: 'Sorcery',
  abilities: [
    additionalCost([sacrifice({ type: 'creature' }, 'sacrificed')]),
    spell({
      targets: { player: targetPlayer },
      effects: [
        { kind: 'revealHand', player: the('player') },
        {
          kind: 'discardCards',
          what: all({ zone: 'hand', owner: the('player'), shares: { what: 'color', with: the('sacrificed') } }),
        },
      ],
    }),
  ],
})
