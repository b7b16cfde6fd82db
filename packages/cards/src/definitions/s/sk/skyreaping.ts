import { all, card, dealDamage, spell } from '@spellwright/dsl'

export const skyreaping = card({
  name: 'Skyreaping',
  cost: '{1}{G}',
  type: 'Sorcery',
  abilities: [
    spell({
      effects: [dealDamage({ kind: 'devotion', colors: ['G'] }, all({ type: 'creature', keyword: 'flying' }))],
    }),
  ],
})
