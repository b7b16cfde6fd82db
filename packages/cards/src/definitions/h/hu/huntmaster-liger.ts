import { all, card, keyword, mana, pump, triggered } from '@spellwright/dsl'

export const huntmasterLiger = card({
  name: 'Huntmaster Liger',
  cost: '{3}{W}',
  type: 'Creature — Cat',
  power: 3,
  toughness: 4,
  abilities: [
    keyword({ kind: 'mutate', cost: [mana('{2}{W}')] }),
    triggered({
      on: { kind: 'mutated', object: 'self' },
      effects: [
        pump(
          all({ type: 'creature', controller: 'you', other: true }),
          { kind: 'timesMutated', object: 'self' },
          { kind: 'timesMutated', object: 'self' },
        ),
      ],
    }),
  ],
})
