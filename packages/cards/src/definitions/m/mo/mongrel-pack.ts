import { card, createToken, DURING_COMBAT, dies, token, triggered } from '@spellwright/dsl'

export const mongrelPack = card({
  name: 'Mongrel Pack',
  cost: '{3}{G}',
  type: 'Creature — Dog',
  power: 4,
  toughness: 1,
  abilities: [
    triggered({
      on: dies('self'),
      while: DURING_COMBAT,
      effects: [createToken(4, token({ colors: ['G'], type: 'Creature — Dog', power: 1, toughness: 1 }))],
    }),
  ],
})
