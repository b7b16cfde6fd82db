import { card, exile, loseLife, spell, target, the, when } from '@spellwright/dsl'

export const direTactics = card({
  name: 'Dire Tactics',
  cost: '{W}{B}',
  type: 'Instant',
  abilities: [
    spell({
      targets: { target: target({ type: 'creature' }) },
      effects: [
        exile(the('target'), { as: 'exiled' }),
        when(
          { kind: 'exists', of: { subtype: 'Human', controller: 'you' }, count: { exactly: 0 } },
          loseLife({ kind: 'toughnessOf', object: the('exiled') }),
        ),
      ],
    }),
  ],
})
