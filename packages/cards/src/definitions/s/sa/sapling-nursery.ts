import { activated, all, apply, card, enters, gain, keyword, mana, triggered } from '@spellwright/dsl'

export const saplingNursery = card({
  name: 'Sapling Nursery',
  type: 'Enchantment',
  cost: '{6}{G}{G}',
  abilities: [
    keyword({ kind: 'affinity', for: { subtype: 'Forest' } }),
    triggered({
      abilityWord: 'Landfall',
      on: enters({ controller: 'you', type: 'land' }),
      effects: [
        {
          kind: 'createToken',
          player: 'you',
          count: 1,
          token: {
            colors: ['G'],
            power: 3,
            toughness: 4,
            supertypes: [],
            types: ['creature'],
            subtypes: ['Treefolk'],
            abilities: [keyword('reach')],
          },
        },
      ],
    }),
    activated({
      cost: [mana('{1}{G}'), { kind: 'exile', what: 'self' }],
      effects: [apply(all({ subtype: ['Treefolk', 'Forest'], controller: 'you' }), [gain('indestructible')])],
    }),
  ],
})
