import { card, gainLife, keyword, loseLife, mana, triggered } from '@spellwright/dsl'

export const insatiableHemophage = card({
  name: 'Insatiable Hemophage',
  cost: '{3}{B}',
  type: 'Creature — Nightmare',
  power: 3,
  toughness: 3,
  abilities: [
    keyword({ kind: 'mutate', cost: [mana('{2}{B}')] }),
    keyword('deathtouch'),
    triggered({
      on: { kind: 'mutated', object: 'self' },
      effects: [
        loseLife({ kind: 'timesMutated', object: 'self' }, 'opponent'),
        gainLife({ kind: 'timesMutated', object: 'self' }),
      ],
    }),
  ],
})
