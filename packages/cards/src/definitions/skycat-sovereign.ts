import { activated, card, continuous, count, createToken, keyword, mana, modifyPT, token } from '@spellwright/dsl'

const catBird = token({
  colors: ['W'],
  type: 'Creature — Cat Bird',
  power: 1,
  toughness: 1,
  abilities: [keyword('flying')],
})

export const skycatSovereign = card({
  name: 'Skycat Sovereign',
  cost: '{W}{U}',
  type: 'Creature — Elemental Cat',
  power: 1,
  toughness: 1,
  abilities: [
    keyword('flying'),
    continuous({
      affects: 'self',
      apply: [
        modifyPT(
          count({ type: 'creature', keyword: 'flying', controller: 'you', other: true }),
          count({ type: 'creature', keyword: 'flying', controller: 'you', other: true }),
        ),
      ],
    }),
    activated({ cost: [mana('{2}{W}{U}')], effects: [createToken(1, catBird)] }),
  ],
})
