import { apply, COLORS, card, gain, keyword, mana, spell, target, the } from '@spellwright/dsl'

export const eldritchImmunity = card({
  name: 'Eldritch Immunity',
  cost: '{C}',
  type: 'Kindred Instant — Eldrazi',
  abilities: [
    spell({
      targets: { creature: target({ type: 'creature', controller: 'you' }) },
      effects: [
        apply(the('creature'), [gain({ kind: 'protection', from: COLORS.map((color) => ({ filter: { color } })) })]),
      ],
    }),
    keyword({ kind: 'overload', cost: [mana('{4}{C}')] }),
  ],
})
