import { all, alternativeCost, apply, card, exileCost, gain, spell } from '@spellwright/dsl'

export const reverentMantra = card({
  name: 'Reverent Mantra',
  cost: '{3}{W}',
  type: 'Instant',
  abilities: [
    alternativeCost([exileCost({ zone: 'hand', color: 'W' })]),
    spell({
      effects: [
        { kind: 'chooseWord', player: 'you', choose: { kind: 'color' }, as: 'color' },
        apply(all({ type: 'creature' }), [
          gain({ kind: 'protection', from: [{ filter: { color: { chosen: 'color' } } }] }),
        ]),
      ],
    }),
  ],
})
