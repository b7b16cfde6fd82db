import { all, card, returnTo, spell } from '@spellwright/dsl'

export const planarBirth = card({
  name: 'Planar Birth',
  cost: '{1}{W}',
  type: 'Sorcery',
  abilities: [
    spell({
      effects: [
        returnTo('battlefield', all({ zone: 'graveyard', type: 'land', supertype: 'basic' }), { enters: ['tapped'] }),
      ],
    }),
  ],
})
