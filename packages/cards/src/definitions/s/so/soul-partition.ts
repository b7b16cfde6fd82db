import { card, exile, ownerOf, ruleUntil, spell, target, the } from '@spellwright/dsl'

export const soulPartition = card({
  name: 'Soul Partition',
  cost: '{1}{W}',
  type: 'Instant',
  abilities: [
    spell({
      targets: { permanent: target({ not: { type: 'land' } }) },
      effects: [
        exile(the('permanent'), { as: 'exiled' }),
        ruleUntil(
          {
            kind: 'mayPlayFrom',
            player: ownerOf(the('exiled')),
            zone: 'exile',
            what: { among: the('exiled') },
            verb: 'play',
          },
          'game',
        ),
        ruleUntil(
          {
            kind: 'costChange',
            player: 'opponent',
            spell: { among: the('exiled') },
            from: ['exile'],
            change: { kind: 'increase', mana: '{2}' },
          },
          'game',
        ),
      ],
    }),
  ],
})
