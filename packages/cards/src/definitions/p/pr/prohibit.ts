import { card, counterSpell, keyword, kicked, mana, matches, spell, targetSpell, the, when } from '@spellwright/dsl'

export const prohibit = card({
  name: 'Prohibit',
  cost: '{1}{U}',
  type: 'Instant',
  abilities: [
    keyword({ kind: 'kicker', cost: [mana('{2}')] }),
    spell({
      targets: { spell: targetSpell() },
      effects: [
        {
          kind: 'if',
          condition: kicked,
          then: [when(matches(the('spell'), { manaValue: { atMost: 4 } }), counterSpell(the('spell')))],
          else: [when(matches(the('spell'), { manaValue: { atMost: 2 } }), counterSpell(the('spell')))],
        },
      ],
    }),
  ],
})
