import { attacks, card, createToken, enters, keyword, token, triggered } from '@spellwright/dsl'

const blackZombie = token({ colors: ['B'], type: 'Creature — Zombie', power: 2, toughness: 2 })

export const graveTitan = card({
  name: 'Grave Titan',
  cost: '{4}{B}{B}',
  type: 'Creature — Giant',
  power: 6,
  toughness: 6,
  abilities: [
    keyword('deathtouch'),
    triggered({
      on: { kind: 'either', events: [enters('self'), attacks('self')] },
      effects: [createToken(2, blackZombie)],
    }),
  ],
})
