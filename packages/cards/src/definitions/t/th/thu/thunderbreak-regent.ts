import { card, controllerOf, dealDamage, keyword, players, triggered } from '@spellwright/dsl'

export const thunderbreakRegent = card({
  name: 'Thunderbreak Regent',
  cost: '{2}{R}{R}',
  type: 'Creature — Dragon',
  power: 4,
  toughness: 4,
  abilities: [
    keyword('flying'),
    triggered({
      on: {
        kind: 'becomesTarget',
        object: { subtype: 'Dragon', controller: 'you' },
        by: { zone: 'stack', stackKind: 'any', controller: 'opponent' },
      },
      effects: [dealDamage(3, players(controllerOf('eventSource')))],
    }),
  ],
})
