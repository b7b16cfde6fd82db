import { activated, card, put, sacrificeSelf, search, shuffle, the } from '@spellwright/dsl'

export const sakuraTribeElder = card({
  name: 'Sakura-Tribe Elder',
  cost: '{1}{G}',
  type: 'Creature — Snake Shaman',
  power: 1,
  toughness: 1,
  abilities: [
    activated({
      cost: [sacrificeSelf],
      effects: [
        search({ type: 'land', supertype: 'basic' }),
        put('battlefield', the('found'), { enters: ['tapped'] }),
        shuffle(),
      ],
    }),
  ],
})
