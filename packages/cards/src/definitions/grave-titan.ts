import { attacks, card, createToken, enters, keyword, triggered } from '@spellwright/dsl'
import { blackZombie } from '../tokens.ts'

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
