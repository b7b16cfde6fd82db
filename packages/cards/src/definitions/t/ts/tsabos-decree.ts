import { all, card, destroyNoRegeneration, spell, targetPlayer, the } from '@spellwright/dsl'

export const tsabosDecree = card({
  name: "Tsabo's Decree",
  cost: '{5}{B}',
  type: 'Instant',
  abilities: [
    spell({
      targets: { player: targetPlayer },
      effects: [
        { kind: 'chooseWord', player: 'you', choose: { kind: 'creatureType' }, as: 'type' },
        { kind: 'revealHand', player: the('player') },
        {
          kind: 'discardCards',
          what: all({ zone: 'hand', owner: the('player'), type: 'creature', subtype: { chosen: 'type' } }),
        },
        destroyNoRegeneration(all({ type: 'creature', subtype: { chosen: 'type' }, controller: the('player') })),
      ],
    }),
  ],
})
