import { card, destroy, keyword, kicked, mana, matches, spell, target, the, when } from '@spellwright/dsl'

export const overload = card({
  name: 'Overload',
  cost: '{R}',
  type: 'Instant',
  abilities: [
    keyword({ kind: 'kicker', cost: [mana('{2}')] }),
    spell({
      targets: { artifact: target({ type: 'artifact' }) },
      effects: [
        {
          kind: 'if',
          condition: kicked,
          then: [when(matches(the('artifact'), { manaValue: { atMost: 5 } }), destroy(the('artifact')))],
          else: [when(matches(the('artifact'), { manaValue: { atMost: 2 } }), destroy(the('artifact')))],
        },
      ],
    }),
  ],
})
