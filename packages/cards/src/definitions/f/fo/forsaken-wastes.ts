import { atBeginningOf, card, controllerOf, loseLife, rule, triggered } from '@spellwright/dsl'

export const forsakenWastes = card({
  name: 'Forsaken Wastes',
  type: 'World Enchantment',
  cost: '{2}{B}',
  abilities: [
    rule({ kind: 'cantGainLife', player: 'eachPlayer' }),
    triggered({
      on: atBeginningOf('upkeep', 'eachPlayer'),
      effects: [{ kind: 'loseLife', player: 'eventPlayer', amount: 1 }],
    }),
    triggered({
      on: { kind: 'becomesTarget', object: 'self', by: { zone: 'stack' } },
      effects: [loseLife(5, controllerOf('eventSource'))],
    }),
  ],
})
