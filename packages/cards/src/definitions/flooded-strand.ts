import { activated, card, payLife, put, sacrificeSelf, search, shuffle, tap, the } from '@spellwright/dsl'

export const floodedStrand = card({
  name: 'Flooded Strand',
  type: 'Land',
  abilities: [
    activated({
      cost: [tap, payLife(1), sacrificeSelf],
      effects: [search({ subtype: ['Plains', 'Island'] }), put('battlefield', the('found')), shuffle()],
    }),
  ],
})
