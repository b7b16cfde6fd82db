import { card, dealsDamageToPlayer, the, triggered } from '@spellwright/dsl'

export const lightningArmyOfOne = card({
  name: 'Lightning, Army of One',
  cost: '{1}{R}{W}',
  type: 'Legendary Creature — Human Soldier',
  power: 3,
  toughness: 2,
  abilities: [
    {
      kind: 'keyword',
      keyword: 'first strike',
    },
    {
      kind: 'keyword',
      keyword: 'trample',
    },
    {
      kind: 'keyword',
      keyword: 'lifelink',
    },
    triggered({
      abilityWord: 'Stagger',
      on: dealsDamageToPlayer('self', 'combat'),
      effects: [
        { kind: 'bind', as: 'player', what: { players: 'eventPlayer' } },
        {
          kind: 'shield',
          replacement: {
            kind: 'damage',
            to: { side: the('player') },
            change: { kind: 'amount', change: { times: 2 } },
          },
          until: 'untilYourNextTurn',
          uses: 'unlimited',
        },
      ],
    }),
  ],
})
