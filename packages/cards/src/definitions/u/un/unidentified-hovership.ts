import { card, enters, exile, keyword, leaves, linked, ownerOf, target, the, triggered, upTo } from '@spellwright/dsl'

export const unidentifiedHovership = card({
  name: 'Unidentified Hovership',
  cost: '{1}{W}{W}',
  type: 'Artifact — Vehicle',
  power: 2,
  toughness: 2,
  abilities: [
    keyword('flying'),
    triggered({
      on: enters('self'),
      targets: { creature: target({ type: 'creature', toughness: { atMost: 5 } }, { count: upTo(1) }) },
      effects: [exile(the('creature'), { linked: 'exiled' })],
    }),
    triggered({
      on: leaves('self'),
      effects: [
        {
          kind: 'forEach',
          what: linked('exiled'),
          as: 'card',
          effects: [{ kind: 'manifestDread', player: ownerOf(the('card')) }],
        },
      ],
    }),
    keyword({ kind: 'crew', count: 1 }),
  ],
})
