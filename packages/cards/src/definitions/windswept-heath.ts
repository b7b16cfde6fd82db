import { activated, card, payLife, put, sacrificeSelf, search, shuffle, tap, the } from '@spellwright/dsl'

export const windsweptHeath = card({
  name: 'Windswept Heath',
  type: 'Land',
  abilities: [
    activated({
      cost: [tap, payLife(1), sacrificeSelf],
      effects: [search({ subtype: ['Forest', 'Plains'] }), put('battlefield', the('found')), shuffle()],
    }),
  ],
})
