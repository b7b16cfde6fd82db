import { card, enters, gainLife, spell, targetPlayer, the } from '@spellwright/dsl'

export const restForTheWeary = card({
  name: 'Rest for the Weary',
  cost: '{1}{W}',
  type: 'Instant',
  abilities: [
    spell({
      targets: { player: targetPlayer },
      effects: [
        {
          kind: 'if',
          abilityWord: 'Landfall',
          condition: { kind: 'happened', event: enters({ type: 'land', controller: 'you' }), when: 'thisTurn' },
          then: [gainLife(8, the('player'))],
          else: [gainLife(4, the('player'))],
        },
      ],
    }),
  ],
})
