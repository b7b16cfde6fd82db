import { card, replacement } from '@spellwright/dsl'

export const laboratoryManiac = card({
  name: 'Laboratory Maniac',
  cost: '{2}{U}',
  type: 'Creature — Human Wizard',
  power: 2,
  toughness: 2,
  abilities: [
    replacement(
      { kind: 'draw', player: 'you', instead: [{ kind: 'winGame', player: 'you' }] },
      {
        condition: {
          kind: 'compare',
          quantity: { kind: 'cardsIn', zone: 'library', player: 'you' },
          is: { exactly: 0 },
        },
      },
    ),
  ],
})
