import { activated, card, entersTapped, put, sacrificeSelf, search, shuffle, tap, the } from '@spellwright/dsl'

export const grasslands = card({
  name: 'Grasslands',
  type: 'Land',
  abilities: [
    entersTapped,
    activated({
      cost: [tap, sacrificeSelf],
      effects: [search({ subtype: ['Forest', 'Plains'] }), put('battlefield', the('found')), shuffle()],
    }),
  ],
})
