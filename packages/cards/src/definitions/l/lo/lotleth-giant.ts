import { card, count, dealDamage, enters, players, targetOpponent, the, triggered } from '@spellwright/dsl'

export const lotlethGiant = card({
  name: 'Lotleth Giant',
  cost: '{6}{B}',
  type: 'Creature — Zombie Giant',
  power: 6,
  toughness: 5,
  abilities: [
    triggered({
      abilityWord: 'Undergrowth',
      on: enters('self'),
      targets: { opponent: targetOpponent },
      effects: [dealDamage(count({ zone: 'graveyard', type: 'creature', owner: 'you' }), players(the('opponent')))],
    }),
  ],
})
