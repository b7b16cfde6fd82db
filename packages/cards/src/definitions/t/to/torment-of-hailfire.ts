import { card, discardCost, loseLife, sacrifice, spell, the, unless, X } from '@spellwright/dsl'

export const tormentOfHailfire = card({
  name: 'Torment of Hailfire',
  cost: '{X}{B}{B}',
  type: 'Sorcery',
  abilities: [
    spell({
      effects: [
        {
          kind: 'repeat',
          times: X,
          effects: [
            {
              kind: 'forEachPlayer',
              players: 'opponent',
              as: 'player',
              effects: [
                unless(
                  the('player'),
                  [{ kind: 'choice', options: [[sacrifice({ not: { type: 'land' } })], [discardCost()]] }],
                  loseLife(3, the('player')),
                ),
              ],
            },
          ],
        },
      ],
    }),
  ],
})
