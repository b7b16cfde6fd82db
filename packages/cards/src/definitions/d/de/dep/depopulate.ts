import { all, card, destroy, draw, spell, the, when } from '@spellwright/dsl'

export const depopulate = card({
  name: 'Depopulate',
  cost: '{2}{W}{W}',
  type: 'Sorcery',
  abilities: [
    spell({
      effects: [
        {
          kind: 'forEachPlayer',
          players: 'eachPlayer',
          as: 'player',
          effects: [
            when(
              { kind: 'exists', of: { type: 'creature', is: 'multicolored', controller: the('player') } },
              draw(1, the('player')),
            ),
          ],
        },
        destroy(all({ type: 'creature' })),
      ],
    }),
  ],
})
