import { apply, card, dies, gain, matches, setBasePT, triggered } from '@spellwright/dsl'

export const lurkingSkirge = card({
  name: 'Lurking Skirge',
  type: 'Enchantment',
  cost: '{1}{B}',
  abilities: [
    triggered({
      on: dies({ type: 'creature', owner: 'opponent' }),
      condition: matches('self', { type: 'enchantment' }),
      effects: [
        apply(
          'self',
          [{ kind: 'setTypes', types: ['creature'], subtypes: ['Phyrexian', 'Imp'] }, setBasePT(3, 2), gain('flying')],
          'game',
        ),
      ],
    }),
  ],
})
