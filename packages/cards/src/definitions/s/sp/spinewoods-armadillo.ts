import { activated, card, discardSelf, gainLife, keyword, mana, put, search, shuffle, the } from '@spellwright/dsl'

export const spinewoodsArmadillo = card({
  name: 'Spinewoods Armadillo',
  type: 'Creature — Armadillo',
  cost: '{4}{G}{G}',
  power: 7,
  toughness: 7,
  abilities: [
    keyword('reach'),
    keyword({ kind: 'ward', cost: [mana('{3}')] }),
    activated({
      cost: [mana('{1}{G}'), discardSelf],
      zone: 'hand',
      effects: [
        search({ any: [{ type: 'land', supertype: 'basic' }, { subtype: 'Desert' }] }, { reveal: 'reveal' }),
        put('hand', the('found')),
        shuffle(),
        gainLife(3),
      ],
    }),
  ],
})
