import { atBeginningOf, card, countersOn, keyword, rule, triggered } from '@spellwright/dsl'

export const mindspliceApparatus = card({
  name: 'Mindsplice Apparatus',
  type: 'Artifact',
  cost: '{3}{U}',
  abilities: [
    keyword('flash'),
    triggered({
      on: atBeginningOf('upkeep', 'you'),
      effects: [{ kind: 'putCounters', what: 'self', counter: 'oil', count: 1 }],
    }),
    rule({
      kind: 'costChange',
      player: 'you',
      spell: { type: ['instant', 'sorcery'] },
      change: { kind: 'reduce', mana: '{1}', times: countersOn('self', 'oil') },
    }),
  ],
})
