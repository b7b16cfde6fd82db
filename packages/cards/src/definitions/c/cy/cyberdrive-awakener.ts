import { addType, all, apply, card, continuous, enters, gain, keyword, setBasePT, triggered } from '@spellwright/dsl'

export const cyberdriveAwakener = card({
  name: 'Cyberdrive Awakener',
  cost: '{5}{U}',
  type: 'Artifact Creature — Construct',
  power: 4,
  toughness: 4,
  abilities: [
    keyword('flying'),
    continuous({
      affects: { allTypes: ['artifact', 'creature'], controller: 'you', other: true },
      apply: [gain('flying')],
    }),
    triggered({
      on: enters('self'),
      effects: [
        apply(all({ type: 'artifact', not: { type: 'creature' }, controller: 'you' }), [
          addType('artifact', 'creature'),
          setBasePT(4),
        ]),
      ],
    }),
  ],
})
