import { anyTarget, type Condition, card, rule, spell, the, X } from '@spellwright/dsl'

const xIsFiveOrMore: Condition = { kind: 'compare', quantity: X, is: { atLeast: 5 } }

export const banefire = card({
  name: 'Banefire',
  cost: '{X}{R}',
  type: 'Sorcery',
  abilities: [
    spell({
      targets: { victim: anyTarget },
      effects: [{ kind: 'dealDamage', amount: X, to: the('victim'), unpreventable: xIsFiveOrMore }],
    }),
    rule({ kind: 'cantBeCountered', what: 'self' }, { zone: 'stack', condition: xIsFiveOrMore }),
  ],
})
