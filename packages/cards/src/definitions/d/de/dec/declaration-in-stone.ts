import { all, card, controllerOf, count, exile, spell, target, the } from '@spellwright/dsl'

export const declarationInStone = card({
  name: 'Declaration in Stone',
  cost: '{1}{W}',
  type: 'Sorcery',
  abilities: [
    spell({
      targets: { creature: target({ type: 'creature' }) },
      effects: [
        exile(
          all({
            type: 'creature',
            controller: controllerOf(the('creature')),
            any: [{ among: the('creature') }, { name: { sameAs: the('creature') } }],
          }),
          { as: 'exiled' },
        ),
        {
          kind: 'investigate',
          player: controllerOf(the('creature')),
          times: count({ among: the('exiled'), is: 'nontoken' }),
        },
      ],
    }),
  ],
})
