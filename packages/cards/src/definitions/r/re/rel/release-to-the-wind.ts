import { card, exile, ownerOf, ruleUntil, spell, target, the } from '@spellwright/dsl'

export const releaseToTheWind = card({
  name: 'Release to the Wind',
  cost: '{2}{U}',
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
            verb: 'cast',
            free: 'free',
          },
          'game',
        ),
      ],
    }),
  ],
})
