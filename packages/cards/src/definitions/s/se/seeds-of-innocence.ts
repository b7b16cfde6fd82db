import { all, card, controllerOf, gainLife, manaValueOf, spell, the } from '@spellwright/dsl'

export const seedsOfInnocence = card({
  name: 'Seeds of Innocence',
  cost: '{1}{G}{G}',
  type: 'Sorcery',
  abilities: [
    spell({
      effects: [
        { kind: 'destroy', what: all({ type: 'artifact' }), regeneration: 'cant', as: 'destroyed' },
        {
          kind: 'forEach',
          what: the('destroyed'),
          as: 'artifact',
          effects: [gainLife(manaValueOf(the('artifact')), controllerOf(the('artifact')))],
        },
      ],
    }),
  ],
})
