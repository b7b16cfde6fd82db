import { activated, card, put, sacrificeSelf, search, shuffle, tap, the } from '@spellwright/dsl'

export const evolvingWilds = card({
  name: 'Evolving Wilds',
  type: 'Land',
  abilities: [
    activated({
      cost: [tap, sacrificeSelf],
      effects: [
        search({ type: 'land', supertype: 'basic' }),
        put('battlefield', the('found'), { enters: ['tapped'] }),
        shuffle(),
      ],
    }),
  ],
})
