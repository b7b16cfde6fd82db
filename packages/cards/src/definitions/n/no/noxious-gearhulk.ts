import { card, did, enters, gainLife, keyword, may, target, the, toughnessOf, triggered, when } from '@spellwright/dsl'

export const noxiousGearhulk = card({
  name: 'Noxious Gearhulk',
  cost: '{4}{B}{B}',
  type: 'Artifact Creature — Construct',
  power: 5,
  toughness: 4,
  abilities: [
    keyword('menace'),
    triggered({
      on: enters('self'),
      targets: { creature: target({ type: 'creature', other: true }) },
      effects: [
        may({ kind: 'destroy', what: the('creature'), as: 'destroyed' }),
        when(did('destroyed'), gainLife(toughnessOf(the('creature')))),
      ],
    }),
  ],
})
