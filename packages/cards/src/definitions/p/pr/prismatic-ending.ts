import { card, exile, manaValueOf, spell, target, the, when } from '@spellwright/dsl'

export const prismaticEnding = card({
  name: 'Prismatic Ending',
  cost: '{X}{W}',
  type: 'Sorcery',
  abilities: [
    spell({
      abilityWord: 'Converge',
      targets: { permanent: target({ not: { type: 'land' } }) },
      effects: [
        when(
          { kind: 'compare', quantity: manaValueOf(the('permanent')), is: { atMost: { kind: 'colorsSpent' } } },
          exile(the('permanent')),
        ),
      ],
    }),
  ],
})
