import { atBeginningOf, card, loseLife, not, triggered, when } from '@spellwright/dsl'

export const vampireLacerator = card({
  name: 'Vampire Lacerator',
  cost: '{B}',
  type: 'Creature — Vampire Warrior',
  power: 2,
  toughness: 2,
  abilities: [
    triggered({
      on: atBeginningOf('upkeep', 'you'),
      effects: [
        when(
          not({ kind: 'compare', quantity: { kind: 'lifeOf', player: 'opponent' }, is: { atMost: 10 } }),
          loseLife(1),
        ),
      ],
    }),
  ],
})
