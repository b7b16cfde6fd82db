import { all, card, destroy, draw, spell, the, when } from '@spellwright/dsl'

export const shatterTheSky = card({
  name: 'Shatter the Sky',
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
              { kind: 'exists', of: { type: 'creature', power: { atLeast: 4 }, controller: the('player') } },
              draw(1, the('player')),
            ),
          ],
        },
        destroy(all({ type: 'creature' })),
      ],
    }),
  ],
})
