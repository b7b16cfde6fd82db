import { activated, anyColor, anyNumber, card, keyword, mana, powerOf, put, tapForMana, the } from '@spellwright/dsl'

export const redshiftRocketeerChief = card({
  name: 'Redshift, Rocketeer Chief',
  type: 'Legendary Creature — Goblin Pilot',
  cost: '{R}{G}',
  power: 2,
  toughness: 3,
  abilities: [
    keyword('vigilance'),
    tapForMana(anyColor(powerOf('self')), { kind: 'onlyActivate', object: {} }),
    activated({
      abilityWord: 'Exhaust',
      cost: [mana('{10}{R}{G}')],
      limit: { times: 1, per: 'game' },
      effects: [
        {
          kind: 'choose',
          player: 'you',
          from: { zone: 'hand', owner: 'you', is: 'permanentCard' },
          count: anyNumber,
          as: 'cards',
        },
        put('battlefield', the('cards')),
      ],
    }),
  ],
})
