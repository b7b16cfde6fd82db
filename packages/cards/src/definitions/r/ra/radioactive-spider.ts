import { activated, card, keywords, mana, put, sacrificeSelf, search, shuffle, the } from '@spellwright/dsl'

export const radioactiveSpider = card({
  name: 'Radioactive Spider',
  type: 'Creature — Spider',
  cost: '{G}',
  power: 1,
  toughness: 1,
  abilities: [
    ...keywords('reach', 'deathtouch'),
    activated({
      abilityWord: 'Fateful Bite',
      cost: [mana('{2}'), sacrificeSelf],
      timing: 'sorcery',
      effects: [
        search({ allSubtypes: ['Spider', 'Hero'] }, { reveal: 'reveal' }),
        put('hand', the('found')),
        shuffle(),
      ],
    }),
  ],
})
