import { card, dealDamage, discard, draw, matches, spell, target, the, when } from '@spellwright/dsl'

export const chandrasDefeat = card({
  name: "Chandra's Defeat",
  cost: '{R}',
  type: 'Instant',
  abilities: [
    spell({
      targets: { permanent: target({ type: ['creature', 'planeswalker'], color: 'R' }) },
      effects: [
        dealDamage(5, the('permanent')),
        when(matches(the('permanent'), { type: 'planeswalker', subtype: 'Chandra' }), {
          kind: 'may',
          player: 'you',
          effects: [discard(1)],
          then: [draw(1)],
        }),
      ],
    }),
  ],
})
