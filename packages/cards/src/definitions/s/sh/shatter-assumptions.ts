import { all, card, chooseOne, spell, targetOpponent, the } from '@spellwright/dsl'

export const shatterAssumptions = card({
  name: 'Shatter Assumptions',
  cost: '{1}{B}{B}',
  type: 'Sorcery',
  abilities: [
    spell({
      modes: chooseOne(
        {
          targets: { player: targetOpponent },
          effects: [
            { kind: 'revealHand', player: the('player') },
            {
              kind: 'discardCards',
              what: all({ zone: 'hand', owner: the('player'), is: 'colorless', not: { type: 'land' } }),
            },
          ],
        },
        {
          targets: { player: targetOpponent },
          effects: [
            { kind: 'revealHand', player: the('player') },
            { kind: 'discardCards', what: all({ zone: 'hand', owner: the('player'), is: 'multicolored' }) },
          ],
        },
      ),
      effects: [],
    }),
  ],
})
