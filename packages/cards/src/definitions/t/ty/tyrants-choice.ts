import { card, loseLife, spell } from '@spellwright/dsl'

export const tyrantsChoice = card({
  name: "Tyrant's Choice",
  cost: '{1}{B}',
  type: 'Sorcery',
  abilities: [
    spell({
      abilityWord: 'Will of the council',
      effects: [
        {
          kind: 'vote',
          words: ['death', 'torture'],
          then: [{ kind: 'sacrificeChoice', player: 'opponent', filter: { type: 'creature' }, count: 1 }],
          else: [loseLife(4, 'opponent')],
        },
      ],
    }),
  ],
})
