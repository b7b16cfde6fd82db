import { card, enters, exile, keyword, may, returnTo, target, the, triggered } from '@spellwright/dsl'

export const restorationAngel = card({
  name: 'Restoration Angel',
  cost: '{3}{W}',
  type: 'Creature — Angel',
  power: 3,
  toughness: 4,
  abilities: [
    keyword('flash'),
    keyword('flying'),
    triggered({
      on: enters('self'),
      targets: { creature: target({ type: 'creature', not: { subtype: 'Angel' }, controller: 'you' }) },
      effects: [
        may(exile(the('creature'), { as: 'exiled' }), returnTo('battlefield', the('exiled'), { under: 'you' })),
      ],
    }),
  ],
})
