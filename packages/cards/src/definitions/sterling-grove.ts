import { activated, card, continuous, gain, mana, put, sacrificeSelf, search, shuffle, the } from '@spellwright/dsl'

export const sterlingGrove = card({
  name: 'Sterling Grove',
  cost: '{G}{W}',
  type: 'Enchantment',
  abilities: [
    continuous({ affects: { type: 'enchantment', controller: 'you', other: true }, apply: [gain('shroud')] }),
    activated({
      cost: [mana('{1}'), sacrificeSelf],
      effects: [
        search({ type: 'enchantment' }, { reveal: 'reveal' }),
        shuffle(),
        put('library', the('found'), { library: { position: 'top' } }),
      ],
    }),
  ],
})
