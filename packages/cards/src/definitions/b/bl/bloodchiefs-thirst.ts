import { card, destroy, keyword, kicked, mana, not, spell, target, the } from '@spellwright/dsl'

export const bloodchiefsThirst = card({
  name: "Bloodchief's Thirst",
  cost: '{B}',
  type: 'Sorcery',
  abilities: [
    keyword({ kind: 'kicker', cost: [mana('{2}{B}')] }),
    spell({
      targets: {
        permanent: target({ type: ['creature', 'planeswalker'], manaValue: { atMost: 2 } }, { onlyIf: not(kicked) }),
        other: target({ type: ['creature', 'planeswalker'] }, { onlyIf: kicked }),
      },
      effects: [{ kind: 'if', condition: kicked, then: [destroy(the('other'))], else: [destroy(the('permanent'))] }],
    }),
  ],
})
