import { activated, card, keyword, mana, returnTo } from '@spellwright/dsl'

export const eternalDragon = card({
  name: 'Eternal Dragon',
  cost: '{5}{W}{W}',
  type: 'Creature — Dragon Spirit',
  power: 5,
  toughness: 5,
  abilities: [
    keyword('flying'),
    activated({
      zone: 'graveyard',
      cost: [mana('{3}{W}{W}')],
      condition: {
        kind: 'all',
        conditions: [
          { kind: 'isTurnOf', player: 'you' },
          { kind: 'duringStep', step: 'upkeep' },
        ],
      },
      effects: [returnTo('hand', 'self')],
    }),
    keyword({ kind: 'cycling', cost: [mana('{2}')], search: { subtype: 'Plains' }, label: 'Plainscycling' }),
  ],
})
