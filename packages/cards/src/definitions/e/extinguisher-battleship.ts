import { all, card, dealDamage, destroy, enters, keyword, keywords, target, the, triggered } from '@spellwright/dsl'

export const extinguisherBattleship = card({
  name: 'Extinguisher Battleship',
  type: 'Artifact — Spacecraft',
  cost: '{8}',
  power: 10,
  toughness: 10,
  abilities: [
    triggered({
      on: enters('self'),
      targets: { permanent: target({ not: { type: 'creature' } }) },
      effects: [destroy(the('permanent')), dealDamage(4, all({ type: 'creature' }))],
    }),
    keyword('station'),
    { kind: 'station', from: 5, power: 10, toughness: 10, abilities: keywords('flying', 'trample') },
  ],
})
