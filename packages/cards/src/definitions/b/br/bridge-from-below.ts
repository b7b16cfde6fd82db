import { card, createToken, dies, exile, matches, token, triggered } from '@spellwright/dsl'

export const bridgeFromBelow = card({
  name: 'Bridge from Below',
  type: 'Enchantment',
  cost: '{B}{B}{B}',
  abilities: [
    triggered({
      on: dies({ type: 'creature', is: 'nontoken', owner: 'you' }),
      zone: 'graveyard',
      condition: matches('self', { zone: 'graveyard' }),
      effects: [createToken(1, token({ colors: ['B'], type: 'Creature — Zombie', power: 2, toughness: 2 }))],
    }),
    triggered({
      on: dies({ type: 'creature', owner: 'opponent' }),
      zone: 'graveyard',
      condition: matches('self', { zone: 'graveyard' }),
      effects: [exile('self')],
    }),
  ],
})
