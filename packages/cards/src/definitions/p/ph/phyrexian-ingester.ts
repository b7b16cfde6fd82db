import { card, continuous, enters, exile, linked, may, modifyPT, target, the, triggered } from '@spellwright/dsl'

export const phyrexianIngester = card({
  name: 'Phyrexian Ingester',
  cost: '{6}{U}',
  type: 'Creature — Phyrexian Beast',
  power: 3,
  toughness: 3,
  abilities: [
    triggered({
      on: enters('self'),
      abilityWord: 'Imprint',
      targets: { creature: target({ type: 'creature', is: 'nontoken' }) },
      effects: [may(exile(the('creature'), { linked: 'exiled' }))],
    }),
    continuous({
      affects: 'self',
      apply: [
        modifyPT(
          { kind: 'total', value: 'power', of: { zone: 'exile', type: 'creature', among: linked('exiled') } },
          { kind: 'total', value: 'toughness', of: { zone: 'exile', type: 'creature', among: linked('exiled') } },
        ),
      ],
    }),
  ],
})
