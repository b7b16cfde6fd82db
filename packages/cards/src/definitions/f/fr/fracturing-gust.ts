import { all, bound, card, gainLife, spell, times } from '@spellwright/dsl'

export const fracturingGust = card({
  name: 'Fracturing Gust',
  cost: '{2}{G/W}{G/W}{G/W}',
  type: 'Instant',
  abilities: [
    spell({
      effects: [
        { kind: 'destroy', what: all({ type: ['artifact', 'enchantment'] }), as: 'destroyed' },
        gainLife(times(2, bound('destroyed'))),
      ],
    }),
  ],
})
