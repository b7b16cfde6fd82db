import { activated, card, payLife, put, sacrificeSelf, search, shuffle, tap, the } from '@spellwright/dsl'

export const woodedFoothills = card({
  name: 'Wooded Foothills',
  type: 'Land',
  abilities: [
    activated({
      cost: [tap, payLife(1), sacrificeSelf],
      effects: [search({ subtype: ['Mountain', 'Forest'] }), put('battlefield', the('found')), shuffle()],
    }),
  ],
})
