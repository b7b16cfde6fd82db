import { apply, card, gain, spell, target, the, untap, upTo, youControlIt } from '@spellwright/dsl'

export const kariZevsExpertise = card({
  name: "Kari Zev's Expertise",
  cost: '{1}{R}{R}',
  type: 'Sorcery',
  abilities: [
    spell({
      targets: { permanent: target({ any: [{ type: 'creature' }, { subtype: 'Vehicle' }] }) },
      effects: [
        apply(the('permanent'), [youControlIt]),
        untap(the('permanent')),
        apply(the('permanent'), [gain('haste')]),
        {
          kind: 'choose',
          player: 'you',
          from: { zone: 'hand', not: { type: 'land' }, manaValue: { atMost: 2 } },
          whose: 'you',
          count: upTo(1),
          as: 'card',
        },
        { kind: 'castCard', what: the('card'), player: 'you', cost: 'free', optional: 'may', as: 'cast' },
      ],
    }),
  ],
})
