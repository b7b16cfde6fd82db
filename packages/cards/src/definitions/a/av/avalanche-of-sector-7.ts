import { card, dealDamage, keyword, players, triggered } from '@spellwright/dsl'

export const avalancheOfSector7 = card({
  name: 'Avalanche of Sector 7',
  cost: '{2}{R}',
  type: 'Legendary Creature — Human Rebel',
  power: '*',
  toughness: 3,
  abilities: [
    keyword('menace'),
    { kind: 'characteristicDefining', power: { kind: 'count', of: { controller: 'opponent', type: 'artifact' } } },
    triggered({
      on: { kind: 'activated', player: 'opponent', object: { type: 'artifact', controller: 'opponent' } },
      effects: [dealDamage(1, players('eventPlayer'))],
    }),
  ],
})
