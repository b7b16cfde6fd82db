import { all, card, controllerOf, enters, target, the, triggered } from '@spellwright/dsl'

export const deputyOfDetention = card({
  name: 'Deputy of Detention',
  cost: '{1}{W}{U}',
  type: 'Creature — Vedalken Wizard',
  power: 1,
  toughness: 3,
  abilities: [
    triggered({
      on: enters('self'),
      targets: { permanent: target({ not: { type: 'land' }, controller: 'opponent' }) },
      effects: [
        {
          kind: 'exileUntilSourceLeaves',
          what: all({
            not: { type: 'land' },
            controller: controllerOf(the('permanent')),
            any: [{ among: the('permanent') }, { name: { sameAs: the('permanent') } }],
          }),
        },
      ],
    }),
  ],
})
