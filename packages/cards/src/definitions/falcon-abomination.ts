import { card, createToken, enters, keyword, token, triggered } from '@spellwright/dsl'

export const falconAbomination = card({
  name: 'Falcon Abomination',
  cost: '{2}{U}',
  type: 'Creature — Zombie Bird',
  power: 2,
  toughness: 2,
  abilities: [
    keyword('flying'),
    triggered({
      on: enters('self'),
      effects: [
        createToken(
          1,
          token({ colors: ['B'], type: 'Creature — Zombie', power: 2, toughness: 2, abilities: [keyword('decayed')] }),
        ),
      ],
    }),
  ],
})
