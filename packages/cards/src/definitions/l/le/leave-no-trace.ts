import { all, card, destroy, spell, target, the } from '@spellwright/dsl'

export const leaveNoTrace = card({
  name: 'Leave No Trace',
  cost: '{1}{W}',
  type: 'Instant',
  abilities: [
    spell({
      abilityWord: 'Radiance',
      targets: { enchantment: target({ type: 'enchantment' }) },
      effects: [
        destroy(
          all({
            type: 'enchantment',
            any: [{ among: the('enchantment') }, { shares: { what: 'color', with: the('enchantment') } }],
          }),
        ),
      ],
    }),
  ],
})
