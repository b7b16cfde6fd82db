import { all, bound, card, gainLife, spell } from '@spellwright/dsl'

export const paraselene = card({
  name: 'Paraselene',
  cost: '{2}{W}',
  type: 'Sorcery',
  abilities: [
    spell({
      effects: [{ kind: 'destroy', what: all({ type: 'enchantment' }), as: 'destroyed' }, gainLife(bound('destroyed'))],
    }),
  ],
})
