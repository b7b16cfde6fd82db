import { card, count, spell, the } from '@spellwright/dsl'

export const biorhythm = card({
  name: 'Biorhythm',
  cost: '{6}{G}{G}',
  type: 'Sorcery',
  abilities: [
    spell({
      effects: [
        {
          kind: 'forEachPlayer',
          players: 'eachPlayer',
          as: 'player',
          effects: [
            {
              kind: 'setLife',
              player: the('player'),
              amount: count({ type: 'creature', controller: the('player') }),
            },
          ],
        },
      ],
    }),
  ],
})
