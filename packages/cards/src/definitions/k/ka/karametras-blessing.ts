import { apply, card, gain, matches, pump, spell, target, the, when } from '@spellwright/dsl'

export const karametrasBlessing = card({
  name: "Karametra's Blessing",
  cost: '{W}',
  type: 'Instant',
  abilities: [
    spell({
      targets: { creature: target({ type: 'creature' }) },
      effects: [
        pump(the('creature'), 2, 2),
        when(
          matches(the('creature'), { any: [{ is: 'enchanted' }, { type: 'enchantment' }] }),
          apply(the('creature'), [gain('hexproof'), gain('indestructible')]),
        ),
      ],
    }),
  ],
})
