import { all, bound, card, exile, spell } from '@spellwright/dsl'

export const sunfall = card({
  name: 'Sunfall',
  cost: '{3}{W}{W}',
  type: 'Sorcery',
  abilities: [
    spell({
      effects: [
        exile(all({ type: 'creature' }), { as: 'exiled' }),
        { kind: 'incubate', player: 'you', count: bound('exiled') },
      ],
    }),
  ],
})
