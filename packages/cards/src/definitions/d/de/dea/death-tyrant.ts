import { activated, card, createToken, dies, keyword, mana, returnTo, token, triggered } from '@spellwright/dsl'

export const deathTyrant = card({
  name: 'Death Tyrant',
  cost: '{4}{B}',
  type: 'Creature — Beholder Skeleton',
  power: 4,
  toughness: 6,
  abilities: [
    keyword('menace'),
    triggered({
      abilityWord: 'Negative Energy Cone',
      on: {
        kind: 'either',
        events: [
          dies({ type: 'creature', is: 'attacking', controller: 'you' }),
          dies({ type: 'creature', is: 'blocking', controller: 'opponent' }),
        ],
      },
      effects: [createToken(1, token({ colors: ['B'], type: 'Creature — Zombie', power: 2, toughness: 2 }))],
    }),
    activated({
      zone: 'graveyard',
      cost: [mana('{5}{B}')],
      effects: [returnTo('battlefield', 'self', { enters: ['tapped'] })],
    }),
  ],
})
