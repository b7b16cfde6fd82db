import { additionalCost, card, count, discardCost, plus, sacrifice } from '@spellwright/dsl'

export const soulsOfTheLost = card({
  name: 'Souls of the Lost',
  cost: '{1}{B}',
  type: 'Creature — Spirit',
  power: '*',
  toughness: '*',
  abilities: [
    additionalCost([{ kind: 'choice', options: [[discardCost()], [sacrifice({})]] }]),
    {
      kind: 'characteristicDefining',
      abilityWord: 'Fathomless descent',
      power: count({ zone: 'graveyard', owner: 'you', is: 'permanentCard' }),
      toughness: plus(count({ zone: 'graveyard', owner: 'you', is: 'permanentCard' }), 1),
    },
  ],
})
