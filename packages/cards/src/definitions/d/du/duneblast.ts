import { all, card, destroy, spell, the, upTo } from '@spellwright/dsl'

export const duneblast = card({
  name: 'Duneblast',
  cost: '{4}{W}{B}{G}',
  type: 'Sorcery',
  abilities: [
    spell({
      effects: [
        { kind: 'choose', player: 'you', from: { type: 'creature' }, count: upTo(1), as: 'spared' },
        destroy(all({ type: 'creature', not: { among: the('spared') } })),
      ],
    }),
  ],
})
