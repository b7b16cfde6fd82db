import { card, count, draw, enters, keyword, plus, triggered } from '@spellwright/dsl'

export const cracklingDrake = card({
  name: 'Crackling Drake',
  cost: '{U}{U}{R}{R}',
  type: 'Creature — Drake',
  power: '*',
  toughness: 4,
  abilities: [
    keyword('flying'),
    {
      kind: 'characteristicDefining',
      power: plus(
        count({ zone: 'exile', type: ['instant', 'sorcery'], owner: 'you' }),
        count({ zone: 'graveyard', type: ['instant', 'sorcery'], owner: 'you' }),
      ),
    },
    triggered({ on: enters('self'), effects: [draw(1)] }),
  ],
})
