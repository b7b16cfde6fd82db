import { all, apply, card, gain, spell } from '@spellwright/dsl'

export const braveTheElements = card({
  name: 'Brave the Elements',
  cost: '{W}',
  type: 'Instant',
  abilities: [
    spell({
      effects: [
        { kind: 'chooseWord', player: 'you', choose: { kind: 'color' }, as: 'color' },
        apply(all({ type: 'creature', color: 'W', controller: 'you' }), [
          gain({ kind: 'protection', from: [{ filter: { color: { chosen: 'color' } } }] }),
        ]),
      ],
    }),
  ],
})
