import { all, card, controllerOf, exile, spell, target, the } from '@spellwright/dsl'

export const legionsToAshes = card({
  name: 'Legions to Ashes',
  cost: '{1}{W}{B}',
  type: 'Sorcery',
  abilities: [
    spell({
      targets: { permanent: target({ not: { type: 'land' }, controller: 'opponent' }) },
      effects: [
        {
          kind: 'bind',
          as: 'tokens',
          what: all({
            is: 'token',
            controller: controllerOf(the('permanent')),
            name: { sameAs: the('permanent') },
            not: { among: the('permanent') },
          }),
        },
        exile([the('permanent'), the('tokens')]),
      ],
    }),
  ],
})
