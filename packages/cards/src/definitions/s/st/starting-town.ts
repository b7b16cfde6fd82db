import { activated, card, not, payLife, replacement, tap, tapForMana } from '@spellwright/dsl'

export const startingTown = card({
  name: 'Starting Town',
  type: 'Land — Town',
  abilities: [
    replacement(
      { kind: 'enters', object: 'self', with: [{ kind: 'tapped' }] },
      {
        condition: not({
          kind: 'all',
          conditions: [
            { kind: 'isTurnOf', player: 'you' },
            { kind: 'compare', quantity: { kind: 'turnsTaken', player: 'you' }, is: { atMost: 3 } },
          ],
        }),
      },
    ),
    tapForMana('{C}'),
    activated({
      cost: [tap, payLife(1)],
      effects: [{ kind: 'addMana', player: 'you', mana: { kind: 'anyOneColor', amount: 1 } }],
    }),
  ],
})
